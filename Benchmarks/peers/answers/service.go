package main

import (
	"encoding/json"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"sync"
)

const (
	cookieName = "nivel_profile"
	bodyLimit  = 16 << 10
)

type service struct {
	blueprint blueprint
	store     *store
	lock      sync.RWMutex
	attempts  map[string]attempt
}

var headers = map[string]string{
	"Content-Security-Policy": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; " +
		"img-src 'self'; connect-src 'self'; media-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; " +
		"form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'",
	"X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin", "Cross-Origin-Opener-Policy": "same-origin",
	"Cross-Origin-Resource-Policy": "same-origin", "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
	"Cache-Control": "no-store", "Content-Type": "application/json",
}

func (s *service) ServeHTTP(response http.ResponseWriter, request *http.Request) {
	for name, value := range headers {
		response.Header().Set(name, value)
	}
	status, document := s.respond(response, request)
	body, err := json.Marshal(document)
	if err != nil {
		status, body = http.StatusInternalServerError, []byte("{}")
	}
	response.Header().Set("Content-Length", strconv.Itoa(len(body)))
	response.WriteHeader(status)
	_, _ = response.Write(body)
}

func (s *service) respond(response http.ResponseWriter, request *http.Request) (int, any) {
	if !isSameOrigin(request) {
		return http.StatusForbidden, problem("cross-origin")
	}
	parts := strings.Split(strings.TrimPrefix(request.URL.Path, "/api/v1/attempts"), "/")
	switch {
	case request.Method == http.MethodPost && len(parts) == 1:
		return s.start(response)
	case request.Method == http.MethodPut && len(parts) == 4 && parts[2] == "answers":
		return s.answer(request, parts[1], parts[3])
	}
	return http.StatusNotFound, problem("not-found")
}

// The rules of net/http.CrossOriginProtection in Go 1.25.
func isSameOrigin(request *http.Request) bool {
	if request.Method == http.MethodGet || request.Method == http.MethodHead || request.Method == http.MethodOptions {
		return true
	}
	if site := request.Header.Get("Sec-Fetch-Site"); site != "" {
		return site == "same-origin" || site == "none"
	}
	origin := request.Header.Get("Origin")
	if origin == "" {
		return true
	}
	address, err := url.Parse(origin)
	return err == nil && address.Host == request.Host
}

func problem(kind string) any { return map[string]string{"type": "/problems/" + kind} }

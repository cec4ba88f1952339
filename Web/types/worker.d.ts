// The types of a service worker that are used here. The type library has either these or the types of a page, but not both.

export interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends WaitingEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** The addresses that the page may need again, the order to forget everything, or the order to take over from an older worker. */
export interface PageMessage extends WaitingEvent {
  readonly data: { keep: string[]; forget?: undefined; takeOver?: undefined } | { forget: true; takeOver?: undefined } | {
    takeOver: true;
    forget?: undefined;
  };
}

/** What the worker tells its pages: the name of a newer build of the app. */
export interface NewerBuild {
  newer: string;
}

export interface WorkerScope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(): Promise<{ postMessage(message: NewerBuild): void }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", listener: (event: WaitingEvent) => void): void;
  addEventListener(name: "message", listener: (event: PageMessage) => void): void;
  addEventListener(name: "fetch", listener: (event: FetchEvent) => void): void;
}

// The types of a service worker that are used here. The type library has either these or the types of a page, but not both.

export interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends WaitingEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** The addresses that the page may need again, or the order to cache nothing more, or to forget everything. */
export interface PageMessage extends WaitingEvent {
  readonly data: { keep?: string[]; hold?: true; forget?: true };
}

/** What the worker tells its pages: the name of a newer build of the app. */
export interface NewerBuild {
  newer: string;
}

export interface WorkerScope {
  readonly registration: Record<"active" | "waiting", { readonly scriptURL: string } | null>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(): Promise<{ postMessage(message: NewerBuild): void }[]>;
  };
  addEventListener(name: "install" | "activate", listener: (event: WaitingEvent) => void): void;
  addEventListener(name: "message", listener: (event: PageMessage) => void): void;
  addEventListener(name: "fetch", listener: (event: FetchEvent) => void): void;
}

// What the modules of the page hand to each other.

/** How texts in a language are marked. */
export interface Target {
  lang: string | null;
  dir: string;
}

/** What an element may hold; what is nothing is left out. */
export type Child = Node | string | null | undefined | false | Child[];

type AttributeValue = string | number | boolean | null | undefined | ((event: never) => void);

/** Attributes of an element by name; `testid` becomes `data-testid`, and names that begin with `on` are listeners. */
export interface Attributes {
  onclick?: (event: MouseEvent) => void;
  onchange?: (event: Event) => void;
  oninput?: (event: Event) => void;
  onfocus?: (event: FocusEvent) => void;
  onsubmit?: (event: SubmitEvent) => void;
  class?: string | null;
  [name: string]: AttributeValue;
}

export type PictureAttributes = Record<string, string | number>;

/** Goes to another screen. */
export type Go = (path: string, options?: { replace?: boolean; note?: string | null }) => void;

/** What a screen is given when it is opened. The id is empty where the address has none. */
export interface ScreenContext {
  main: HTMLElement;
  id: string;
  query: URLSearchParams;
  signal: AbortSignal;
  go: Go;
  note: string | null;
}

/** A screen that is on the page; null when another one is on its way. */
export type Screen = { redraw: () => void } | null;

export interface Route {
  path: string;
  screen: string;
}

/** A change on its way to the server. */
export interface OutboxEntry {
  path: string;
  body: object;
  sequence: number;
}

export interface OutboxRefusal {
  entry: OutboxEntry;
  status: number;
  reason: string | null;
}

/** What a full-page explanation needs to know: the kind says which words to use. */
export interface PageProblem {
  kind: string;
  /** The server's own sentence, in English. */
  reason?: string;
  /** The address of a result that is there all the same. */
  result?: string;
}

/** The fields of a form by name. */
export type FormFields = Record<string, HTMLInputElement>;

/** Which files a picker offers, and the keys of the sentences around it. */
export interface FileKinds {
  accept: string;
  hint: string;
  label?: string;
  /** Pickers on one page have names of their own. */
  name?: string;
  multiple?: boolean;
}

export interface ScreenModule {
  open(screen: ScreenContext): Screen | Promise<Screen>;
}

/** A section of the app, by the address where it begins. */
export type Section = "/" | "/practice" | "/play";

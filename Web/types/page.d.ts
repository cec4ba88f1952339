// Types that the modules of the page share.

import type { InterfaceLanguage, Receipt } from "./placement.d.ts";

/** The language and direction of a text. */
export interface Target {
  lang: string | null;
  dir: string;
}

/** A child of an element. Empty values are left out. */
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

/** What a screen receives when it opens. The id is empty if the address has none. */
export interface ScreenContext {
  main: HTMLElement;
  id: string;
  query: URLSearchParams;
  signal: AbortSignal;
  go: Go;
  note: string | null;
}

/** A screen that is on the page, or null if another screen will replace it. */
export type Screen = { redraw: () => void } | null;

export interface Route {
  path: string;
  screen: string;
  /** The part of the app whose styles and words the screen needs. */
  part: string;
}

/** A screen, with the id of its address. */
export interface FoundRoute {
  screen: string;
  part: string;
  id: string;
}

/** The facts that the server writes into the page. */
export interface Build {
  /** The folder of all addresses of this build, without a slash at the end. */
  assets: string;
  routes: Route[];
  /** The interface languages, in the order of the menu. */
  interfaces: InterfaceLanguage[];
  /** The parts with styles of their own, in the order of the cascade. */
  styles: string[];
  /** The parts with words of their own. */
  words: string[];
}

/** A change on its way to the server. */
export interface OutboxEntry {
  path: string;
  body: object;
  sequence: number;
}

/** A change that the server has stored. */
export interface OutboxDelivery {
  entry: OutboxEntry;
  receipt: Receipt;
}

export interface OutboxRefusal {
  entry: OutboxEntry;
  status: number;
  /** The stable code of the problem. */
  kind: string | null;
  reason: string | null;
}

/** The input of a full-page explanation. The kind selects its words. */
export interface PageProblem {
  kind: string;
  /** A sentence of the server, in English. */
  reason?: string;
  /** The address of a result that exists anyway. */
  result?: string;
}

/** The fields of a form by name. */
export type FormFields = Record<string, HTMLInputElement>;

/** The files that a picker offers, and the keys of the sentences around it. */
export interface FileKinds {
  accept: string;
  hint: string;
  label?: string;
  /** Each picker of a page has its own name. */
  name?: string;
  multiple?: boolean;
}

export interface ScreenModule {
  open(screen: ScreenContext): Screen | Promise<Screen>;
}

/** A section of the app, named by the address at which it begins. */
export type Section = "/" | "/practice" | "/play";

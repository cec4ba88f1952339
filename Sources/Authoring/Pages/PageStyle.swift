/// The style sheet of the pages for authors and teachers, for screens and paper.
enum PageStyle {
  static let css = """
    :root { color-scheme: light dark; --paper: light-dark(#f3f5ee, #0e1614); --surface: light-dark(#fff, #17211e);
      --ink: light-dark(#12241f, #e8efe6); --quiet: light-dark(#4a5c55, #a8b8b0); --line: light-dark(#d3dbcd, #2d3c36);
      --accent: light-dark(#0b4f47, #d0e05c); --soft: light-dark(#eff5cf, #29331a); }
    * { box-sizing: border-box; }
    html { font: 100%/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; background: var(--paper); color: var(--ink); }
    body { margin: 0 auto; max-inline-size: 60rem; padding: 1.5rem 1rem 4rem; overflow-wrap: anywhere; }
    h1 { font-size: clamp(1.6rem, 1.2rem + 2vw, 2.25rem); line-height: 1.25; margin: 0.5rem 0; }
    h2 { font-size: 1.5rem; margin: 2.5rem 0 1rem; }
    h3, .constructs h2 { font-size: 1rem; margin: 0; }
    p { margin: 0.25rem 0; }
    a { color: var(--accent); text-underline-offset: 0.2em; }
    :is(header, nav) + main { margin-block-start: 1.5rem; }
    .quiet { color: var(--quiet); font-size: 0.9375rem; }
    :lang(ar), :lang(fa), :lang(he), :lang(bn), :lang(hi), :lang(km), :lang(ta), :lang(th) { line-height: 1.75; }
    :lang(ur) { font-family: "Noto Nastaliq Urdu", "Jameel Noori Nastaleeq", sans-serif; line-height: 2.1; }
    article, .constructs, .answers { background: var(--surface); border: 1px solid var(--line); border-radius: 0.875rem; padding: 1rem 1.25rem; margin-block: 1rem; }
    article { break-inside: avoid; }
    article > header { display: flex; flex-wrap: wrap; gap: 0 1rem; align-items: baseline; margin-block-end: 0.5rem; }
    .construct { font-weight: 600; }
    .instructions { color: var(--quiet); }
    .stem { font-size: 1.125rem; white-space: pre-line; }
    blockquote { margin: 0.75rem 0; padding-inline-start: 1rem; border-inline-start: 3px solid var(--line); white-space: pre-line; }
    .options { list-style: upper-alpha; margin: 0.5rem 0; padding-inline-start: 2rem; }
    .tiles { list-style: none; display: flex; flex-wrap: wrap; gap: 0.5rem; padding: 0; margin: 0.5rem 0; }
    .tiles li { border: 1px solid var(--line); border-radius: 0.5rem; padding: 0.25rem 0.75rem; background: var(--paper); }
    details.key { margin-block-start: 0.75rem; border-block-start: 1px solid var(--line); padding-block-start: 0.5rem; }
    details.key ul { margin: 0.5rem 0; padding-inline-start: 1.25rem; }
    summary { cursor: pointer; color: var(--accent); font-weight: 600; padding-block: 0.25rem; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
    .columns { columns: 18rem; column-gap: 2rem; }
    .columns section { break-inside: avoid; margin-block-end: 1rem; }
    .columns ul { padding-inline-start: 1.25rem; margin: 0.25rem 0; }
    .wide { overflow-x: auto; }
    table { border-collapse: collapse; inline-size: 100%; background: var(--surface); }
    th, td { text-align: start; padding: 0.5rem 0.75rem; border-block-end: 1px solid var(--line); vertical-align: baseline; }
    thead th { background: var(--soft); white-space: nowrap; }
    .performance { margin-block-start: 0.75rem; border-block-start: 1px solid var(--line); padding-block-start: 0.75rem; }
    .performance figure { margin: 0.5rem 0; max-inline-size: 30rem; }
    .performance svg { display: block; inline-size: 100%; block-size: auto; }
    .performance text { fill: var(--quiet); font-size: 14px; }
    .performance .grid { stroke: var(--line); }
    .performance .curve { stroke: var(--accent); stroke-width: 2.5; fill: none; }
    .performance .observed { fill: var(--ink); stroke: var(--surface); stroke-width: 1.5; }
    .performance td, .performance th { padding: 0.25rem 0.375rem; }
    .performance table { overflow-wrap: normal; }
    .performance thead th { white-space: normal; }
    .performance .remark { font-weight: 400; }
    @media print {
      html { background: #fff; color: #000; font-size: 10.5pt; }
      body { max-inline-size: none; padding: 0; }
      .back, .constructs:not([open]), details.key, details.choices, .answers:not([open]) { display: none; }
      .answers { break-before: page; }
      summary { list-style: none; color: inherit; }
      article { border: 0; border-block-end: 1px solid #999; border-radius: 0; padding-inline: 0; }
      a { color: inherit; text-decoration: none; }
    }

    """
}

/** Wider than a phone it is moved sideways by itself, also with the keys. */
export const Code = ({ label, children }: { label: string; children: string }) => (
  <pre
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    tabIndex={0}
    role="group"
    aria-label={label}
    lang="en"
    className="border-line bg-sunken rounded-card overflow-x-auto border p-3 font-mono text-xs leading-relaxed"
  >
    <code>{children}</code>
  </pre>
)

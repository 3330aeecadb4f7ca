/** Sign of the back office: a spring below a fir. */
export function Icon() {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="currentColor">
      <path d="M12 1 6 10h3l-4 6h6v3h2v-3h6l-4-6h3z" />
      <path d="M3 21c2-1.6 4-1.6 6 0s4 1.6 6 0 4-1.6 6 0v2c-2-1.6-4-1.6-6 0s-4 1.6-6 0-4-1.6-6 0z" />
    </svg>
  )
}

/** Name of the back office above its login. */
export function Logo() {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 12, fontSize: 28 }}>
      <Icon />
      Kurstadt Redaktion
    </span>
  )
}

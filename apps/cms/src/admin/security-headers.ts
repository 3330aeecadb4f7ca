/** What the back office says on every answer. `website` is shown in its previews. */
export function securityHeaders({ url, website }: { url: string; website: string }) {
  const isHttps = url.startsWith('https:')
  // Next and Payload write scripts and styles into their pages; none comes from another house (E4).
  const policy = [
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${website}`,
    `media-src 'self' blob: ${website}`,
    "font-src 'self' data:",
    "connect-src 'self'",
    `frame-src 'self' ${website}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  return new Map([
    ['Content-Security-Policy', policy],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    // Nothing here is for search engines (T80).
    ['X-Robots-Tag', 'noindex, nofollow'],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'same-origin'],
    ...(isHttps ? [['Strict-Transport-Security', 'max-age=31536000'] as const] : []),
  ])
}

/** Host that videos of the platform are played from: the one that sets no cookies before playing. */
export const youtubePlayerHost = 'www.youtube-nocookie.com'

const youtubeHosts = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtu.be',
  youtubePlayerHost,
]

/** Where a film or camera may come from. */
export type PlayerTyp = 'youtube' | 'datei' | 'sonstiges'

function httpsUrl(address: string): URL | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const isPlain = url.protocol === 'https:' && url.username === '' && url.password === ''
  return isPlain && url.port === '' ? url : null
}

/** The eleven signs that name a video in any of the platform's addresses; null where there are none. */
export function youtubeId(address: string): string | null {
  const url = httpsUrl(address)
  if (url === null || !youtubeHosts.includes(url.hostname)) return null
  const inPath = /^\/(?:(?:embed|shorts|live|v)\/)?([\w-]{11})\/?$/.exec(url.pathname)?.[1]
  const id = inPath ?? url.searchParams.get('v')
  return id !== null && /^[\w-]{11}$/.test(id) ? id : null
}

/**
 * The address that a player may load after a click: a file of this site, the platform's cookieless
 * player, or https on one of the given hosts by its full name. Null for everything else, which is
 * offered as a link (reliability T42).
 */
export function playerFor(
  typ: PlayerTyp,
  address: string,
  hosts: readonly string[],
): string | null {
  if (typ === 'youtube') {
    const id = youtubeId(address)
    return id !== null && hosts.includes(youtubePlayerHost)
      ? `https://${youtubePlayerHost}/embed/${id}`
      : null
  }
  if (typ === 'datei' && /^\/media\/[\w.-]+$/.test(address)) return address
  const url = httpsUrl(address)
  return url !== null && hosts.includes(url.hostname) ? url.href : null
}

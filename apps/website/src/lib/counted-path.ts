const longestPath = 200

/**
 * A path as it is counted, without its query; null for one that may hold something of one person: an
 * address, or a part that looks like a key.
 */
export function countedPath(url: string): string | null {
  const [path = ''] = url.split('?', 1)
  if (path.length > longestPath || /@|%40/.test(path)) return null
  const keys = path.split('/').filter((part) => part.length > 15 && /^[\w-]+$/.test(part))
  return keys.some((part) => /\d/.test(part) && /[A-Z_]/.test(part)) ? null : path
}

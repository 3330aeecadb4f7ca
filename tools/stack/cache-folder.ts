import { homedir } from 'node:os'
import path from 'node:path'
import process from 'node:process'

/**
 * Folder of what can be made again but takes its time, for all checkouts of this user: a fresh clone
 * finds what another one has made. XDG_CACHE_HOME says where, as for other programs.
 */
export function cacheFolder(): string {
  const { XDG_CACHE_HOME } = process.env
  const base = XDG_CACHE_HOME && path.isAbsolute(XDG_CACHE_HOME) ? XDG_CACHE_HOME : undefined
  return path.join(base ?? path.join(homedir(), '.cache'), 'kurstadt')
}

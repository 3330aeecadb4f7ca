/** The whole environment of a process; Next wants to know that every one says its mode. */
export type Environment = Record<string, string> & {
  NODE_ENV: 'production' | 'development' | 'test'
}

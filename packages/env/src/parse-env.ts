import type { z } from 'zod'

/** The environment did not fit; `message` lists every variable with what it should be. */
export class EnvError extends Error {
  override name = 'EnvError'
}

/**
 * Parses the environment; an empty variable counts as absent.
 * Throws one `EnvError` that names every wrong variable, so that nobody mends them one by one.
 */
export function parseEnv<Schema extends z.ZodObject>(
  schema: Schema,
  source: Readonly<Record<string, string | undefined>>,
): z.infer<Schema> {
  const present = Object.entries(source).filter(([, value]) => value !== undefined && value !== '')
  const parsed = schema.safeParse(Object.fromEntries(present))
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new EnvError(`The environment is not right (see .env.example):\n${lines.join('\n')}`)
}

/** Parses the environment at boot; prints the list and ends the process with 1 when it is wrong. */
export function envOrExit<Schema extends z.ZodObject>(schema: Schema): z.infer<Schema> {
  try {
    return parseEnv(schema, process.env)
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    process.stderr.write(`${error.message}\n`)
    return process.exit(1)
  }
}

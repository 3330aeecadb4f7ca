/**
 * Libraries such as React choose their fast form by `NODE_ENV` when they are first imported: a
 * server that runs a build says so itself, so that a forgotten variable does not make it slow.
 */
export function runAsProduction(): void {
  // Next declares the variable as read-only.
  Object.assign(process.env, { NODE_ENV: process.env.NODE_ENV ?? 'production' })
}

export * from './next-build.ts'
export * from './parse-env.ts'
export * from './production.ts'
export * from './schemas.ts'

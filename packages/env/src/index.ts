export * from './parse-env.ts'
export * from './schemas.ts'

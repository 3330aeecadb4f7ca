export * from './content.ts'
export * from './who.ts'

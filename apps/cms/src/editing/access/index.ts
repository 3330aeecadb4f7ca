export * from './bereiche.ts'
export * from './content.ts'
export * from './internal.ts'
export * from './who.ts'

export * from './fehler.ts'
export { browserfehlerPfad } from './pfad.ts'

import { preloadModule } from 'react-dom'

/** Tells the browser early which code the views of this page need (page model, section 5). */
export function ModulePreloads({ modules }: { modules: readonly string[] }) {
  for (const href of modules) preloadModule(href, { as: 'script' })
  return null
}

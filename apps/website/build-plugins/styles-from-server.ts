import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const build = join(import.meta.dirname, '../build')

/**
 * Pages are rendered on the server alone, so it is the server's build that knows every style, font
 * and picture of them: its style sheet is the one that pages name. What the browser's build
 * made of the few styles that it saw is left out.
 */
export function stylesFromServer(): Plugin {
  return {
    name: 'styles-from-server',
    enforce: 'post',
    apply: 'build',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      for (const file of Object.keys(bundle)) if (file.endsWith('.css')) delete bundle[file]
    },
    async writeBundle() {
      if (this.environment.name !== 'ssr') return
      const assets = { from: join(build, 'server/assets'), to: join(build, 'client/assets') }
      await cp(assets.from, assets.to, { recursive: true })
    },
  }
}

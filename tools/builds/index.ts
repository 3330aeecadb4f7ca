import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Environment } from '../process/index.ts'
import { runToEnd } from '../process/index.ts'
import { fingerprint } from './fingerprint.ts'

/** One app that has to be built before it can run; paths are below the checkout. */
export type Build = {
  title: string
  /** Files that the result depends on. */
  inputs: readonly string[]
  output: string
  commands: readonly { name: string; args: readonly string[]; folder: string }[]
}

/** What a build needs beside the files. */
export type BuildRun = { root: string; env: Environment; signal: AbortSignal }

const everyApp = [
  'packages/*/src/**',
  'packages/*/package.json',
  'package-lock.json',
  'tsconfig.base.json',
]

/** The public website, its files compressed once for all. */
export const websiteBuild: Build = {
  title: 'Building the website',
  inputs: [
    ...everyApp,
    'apps/website/{src,server,public,build-plugins}/**',
    'apps/website/*.{ts,json}',
  ],
  output: 'apps/website/build',
  commands: [
    { name: 'vite', args: ['vite/bin/vite.js', 'build', '--app'], folder: 'apps/website' },
    { name: 'compress-assets', args: ['server/compress-assets.ts'], folder: 'apps/website' },
    { name: 'keep-assets', args: ['server/keep-assets.ts'], folder: 'apps/website' },
  ],
}

/** The editors' back office. */
export const backOfficeBuild: Build = {
  title: 'Building the back office',
  inputs: [...everyApp, 'apps/cms/src/**', 'apps/cms/*.{ts,mjs,json}'],
  output: 'apps/cms/.next',
  commands: [{ name: 'next', args: ['next/dist/bin/next', 'build'], folder: 'apps/cms' }],
}

/** Whether the last finished build was made of these very files. */
export function isBuilt(build: Build, root: string): boolean {
  const stamp = stampFile(build, root)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root, build.inputs)
}

/** Builds; only a finished build gets its stamp, so an interrupted one is done again. */
export async function runBuild(build: Build, { root, env, signal }: BuildRun): Promise<void> {
  const stamp = stampFile(build, root)
  rmSync(stamp, { force: true })
  const made = fingerprint(root, build.inputs)
  for (const { name, args, folder } of build.commands) {
    const [script = '', ...rest] = args
    const inModules = path.join(root, 'node_modules', script)
    const program = existsSync(inModules) ? inModules : script
    const cwd = path.join(root, folder)
    await runToEnd({ name, args: [program, ...rest], env, cwd, signal })
  }
  writeFileSync(stamp, made)
}

function stampFile(build: Build, root: string): string {
  return path.join(root, build.output, '.built-from')
}

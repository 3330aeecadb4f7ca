import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'

/** Where the bill of materials lies after a build, below the project. */
export const sbomFile = 'build/sbom.cdx.json'

const component = z.looseObject({ name: z.string(), version: z.string() })
const bill = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  metadata: z.looseObject({ component }),
  components: z.array(component),
})

const apps = ['apps/cms', 'apps/website'].map((app) => `--workspace=${app}`)

// Not `--omit dev`: that leaves out whatever a development tool needs as well, the CMS among them.
const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', ...apps]

/**
 * What the apps are made of, as CycloneDX (T83): each package with version, licence and hash, read
 * from the lockfile. Tools of the project's root that no app contains are not in it.
 */
export async function billOfMaterials(root: string): Promise<z.infer<typeof bill>> {
  const npm = process.env.npm_execpath
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  const { stdout } = await promisify(execFile)(
    command,
    [...first, ...args, '--package-lock-only', '--loglevel=error'],
    { cwd: root, maxBuffer: 64 * 1024 * 1024 },
  )
  const found = bill.parse(JSON.parse(stdout))
  // npm calls it after the folder it lies in.
  const product = { ...found.metadata.component, name: 'kurstadt' }
  return { ...found, metadata: { ...found.metadata, component: product } }
}

/** Writes it beside the builds. */
export async function writeBill(root: string): Promise<void> {
  const file = path.join(root, sbomFile)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(await billOfMaterials(root), null, 2)}\n`)
}

import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { bildFormate } from '@kurstadt/contract'
import sharp from 'sharp'
import { z } from 'zod'
import { storageName } from './file-name.ts'
import type { PreparedUpload } from './prepare-upload.ts'

/** Days after which a picture that nobody asked for leaves the cache. */
const keptDays = 30

const bytes = z.instanceof(Uint8Array).transform((data) => Buffer.from(data))

/** What lies in the cache: a prepared upload whose files are called as they were when it was made. */
const entry = z.object({
  title: z.string(),
  fields: z.object({
    filename: z.string(),
    mimeType: z.string(),
    filesize: z.number(),
    width: z.number().nullable(),
    height: z.number().nullable(),
    platzhalter: z.string().nullable(),
    quellen: z.array(
      z.object({ format: z.enum(bildFormate), breite: z.number(), url: z.string() }),
    ),
  }),
  files: z.array(z.object({ name: z.string(), data: bytes })).min(1),
})
type Entry = z.infer<typeof entry>

/** Takes pictures from where they were made before, or makes them. */
export type PictureCache = {
  upload(key: string, svg: string, make: () => Promise<PreparedUpload>): Promise<PreparedUpload>
}

/** Sources that decide what becomes of a picture: with another text, every picture is made anew. */
const recipe = ['picture.ts', 'prepare-upload.ts'].map((name) =>
  path.join(import.meta.dirname, name),
)

async function hashOfRecipe(maker: string): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(sharp.versions))
  for (const file of [...recipe, maker]) hash.update(await readFile(file))
  return hash.digest('hex')
}

/** The upload under a name of its own: no two databases share a file's name. */
function renamed(key: string, { title, fields, files }: Entry): PreparedUpload {
  const before = path.parse(fields.filename).name
  const after = storageName(`${key}.png`)
  const own = (name: string) => name.replace(before, after)
  const [original, ...variants] = files.map(({ name, data }) => ({ name: own(name), data }))
  if (!original) throw new Error('A picture without files.')
  const { filename, mimeType, filesize } = fields
  return {
    title,
    file: { name: own(filename), data: original.data, mimetype: mimeType, size: filesize },
    fields: {
      ...fields,
      filename: own(filename),
      quellen: fields.quellen.map((quelle) => ({ ...quelle, url: own(quelle.url) })),
    },
    files: [original, ...variants],
  }
}

/** An entry; undefined when there is none, or none that can be read. */
async function readEntry(file: string): Promise<Entry | undefined> {
  const data = await readFile(file).catch(() => undefined) // Not there yet.
  if (!data) return undefined
  try {
    const found = entry.parse(deserialize(data))
    await utimes(file, new Date(), new Date())
    return found
  } catch {
    return undefined // Cut off or of another version: it is written anew.
  }
}

/** Written to a temporary file and renamed, so concurrent readers find a whole entry or none. */
async function writeEntry(file: string, { title, fields, files }: PreparedUpload): Promise<void> {
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, serialize({ title, fields, files }))
  await rename(draft, file)
}

/** Removes what nobody has asked for in a month. */
async function prune(folder: string): Promise<void> {
  const oldest = Date.now() - keptDays * 24 * 3_600_000
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    const { mtimeMs } = await stat(file)
    if (mtimeMs < oldest) await rm(file, { force: true })
  }
}

/**
 * Keeps made pictures in a folder, by a hash of the drawing and of what becomes of it: the same
 * drawing is encoded once on a machine. `maker` is the source file whose work is kept. Without a
 * folder every picture is made.
 */
export async function openPictureCache(
  folder: string | undefined,
  maker: string,
): Promise<PictureCache> {
  if (folder === undefined) return { upload: (_key, _svg, make) => make() }
  await mkdir(folder, { recursive: true })
  await prune(folder)
  const made = await hashOfRecipe(maker)
  return {
    upload: async (key, svg, make) => {
      const hash = createHash('sha256').update(`${made} ${key} `).update(svg).digest('hex')
      const file = path.join(folder, hash)
      const known = await readEntry(file)
      if (known) return renamed(key, known)
      const upload = await make()
      await writeEntry(file, upload)
      return upload
    },
  }
}

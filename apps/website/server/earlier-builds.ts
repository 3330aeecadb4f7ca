import { createHash } from 'node:crypto'
import { copyFile, link, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** So many builds, this one among them, whose files are served (decision on spec 8, F18). */
const keptBuilds = 3

/** Where a build lies, and where files of it are kept when the next one empties its folder. */
export type BuildFolders = { assets: string; archive: string }

/**
 * Keeps the files of this build and brings back those of the two before it, so that pages which were
 * opened before a release still find their code. Names carry a hash, so builds never collide; the
 * same build made twice counts once. Answers how many files were brought back.
 */
export async function keepEarlierBuilds({ assets, archive }: BuildFolders): Promise<number> {
  const own = await readdir(assets)
  const id = createHash('sha256').update(own.sort().join('\n')).digest('hex').slice(0, 16)
  await mkdir(join(archive, id), { recursive: true })
  for (const file of own) await linkOnce(join(assets, file), join(archive, id, file))
  const others = await newestFirst(archive, id)
  // Later than all others, also after a clock that was fast has been set right.
  const time = new Date(Math.max(Date.now(), (others[0]?.at ?? 0) + 1))
  await utimes(join(archive, id), time, time)
  const isBack: boolean[] = []
  for (const { name } of others.slice(0, keptBuilds - 1))
    for (const file of await readdir(join(archive, name)))
      isBack.push(await linkOnce(join(archive, name, file), join(assets, file)))
  for (const { name } of others.slice(keptBuilds - 1))
    await rm(join(archive, name), { recursive: true })
  return isBack.filter(Boolean).length
}

type Kept = { name: string; at: number }

/** The builds that are kept besides this one, the newest of them first. */
async function newestFirst(archive: string, id: string): Promise<Kept[]> {
  const names = (await readdir(archive)).filter((name) => name !== id)
  const builds = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(archive, name))).mtimeMs })),
  )
  return builds.sort((a, b) => b.at - a.at)
}

/** Gives a file a second name, or copies it where the disk knows no links; false when it is there. */
async function linkOnce(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    if (isThere) return false
    await copyFile(from, to)
    return true
  }
}

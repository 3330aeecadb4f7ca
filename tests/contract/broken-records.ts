import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { z } from 'zod'

/** One thing that is wrong with the record of a type. */
export type Breakage = { type: string; what: string; statement: string }

/** A record that is going to be broken, and a sound one of its type that looks the same. */
export type Victim = { type: string; id: string; nummer: number; twin: number | null }

const column = z.object({
  table: z.string(),
  name: z.string(),
  kind: z.string(),
  nullable: z.boolean(),
  isUnique: z.boolean(),
})
type Column = z.output<typeof column>

const columnsText = `
  select c.relname as table, a.attname as name, t.typname as kind, not a.attnotnull as nullable,
    exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisunique and i.indnkeyatts = 1
      and a.attnum = any(i.indkey)) as "isUnique"
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0
    and not a.attisdropped`

/** Columns that say what a record is and not what is in it. */
const kept = new Set(['id', 'created_at', 'updated_at', '_parent_id', 'parent_id', '_locale'])

function parentOf(columns: readonly Column[]): string | undefined {
  return columns.find(({ name }) => name === '_parent_id' || name === 'parent_id')?.name
}

/** The tables of a type: its own, those of its languages, lists and relations. */
export class RecordTables {
  readonly #client: pg.Client
  #all: Promise<Map<string, Column[]>> | null = null

  constructor(client: pg.Client) {
    this.#client = client
  }

  async #read(): Promise<Map<string, Column[]>> {
    const { rows } = await this.#client.query<Record<string, unknown>>(columnsText)
    return Map.groupBy(z.array(column).parse(rows), ({ table }) => table)
  }

  async of(type: string): Promise<Map<string, Column[]>> {
    this.#all ??= this.#read()
    const isPart = (table: string, columns: readonly Column[]) =>
      table.startsWith(`${type}_`) && parentOf(columns) !== undefined
    return new Map(
      [...(await this.#all)].filter(([table, columns]) => table === type || isPart(table, columns)),
    )
  }

  /** Makes a record like another, with its texts, lists and relations; answers its number. */
  async copy(type: string, id: string, nummer: number): Promise<number | null> {
    const [twin, number] = [randomUUID(), nummer + 1_000]
    const copyOf = ({ name, isUnique, kind }: Column, isMain: boolean) => {
      if (name === 'id') return isMain ? `'${twin}'` : 'gen_random_uuid()::text'
      if (name === '_parent_id' || name === 'parent_id') return `'${twin}'`
      if (isMain && name === 'nummer') return String(number)
      return isUnique && kind === 'varchar' ? `"${name}" || 'zwei/'` : `"${name}"`
    }
    const tables = [...(await this.of(type))].sort(([a], [b]) => a.length - b.length)
    await this.#client.query('begin')
    try {
      for (const [table, columns] of tables) {
        const isMain = table === type
        const copied = columns.filter(
          ({ name, kind }) => name !== 'id' || isMain || kind === 'varchar',
        )
        const names = copied.map(({ name }) => `"${name}"`).join(', ')
        const values = copied.map((one) => copyOf(one, isMain)).join(', ')
        const where = isMain ? `id = '${id}'` : `"${parentOf(columns)}" = '${id}'`
        await this.#client.query(
          `insert into "${table}" (${names}) select ${values} from "${table}" where ${where}`,
        )
      }
      await this.#client.query('commit')
      return number
    } catch (error) {
      await this.#client.query('rollback')
      if (error instanceof pg.DatabaseError) return null
      throw error
    }
  }

  /** Everything that may be missing or half there in a record, each by itself. */
  async breakages({ type, id }: Pick<Victim, 'type' | 'id'>): Promise<Breakage[]> {
    const tables = [...(await this.of(type))]
    return tables.flatMap(([table, columns]) => {
      const isMain = table === type
      const where = isMain ? `id = '${id}'` : `"${parentOf(columns)}" = '${id}'`
      const locales = table === `${type}_locales` ? ['de', 'en'] : [null]
      const fields = columns.filter(({ name, nullable }) => nullable && !kept.has(name))
      const single = locales.flatMap((locale) =>
        fields.flatMap((field) => brokenField(table, field, locale, where)),
      )
      return [...single.map((one) => ({ type, ...one })), ...wholeTable(type, table, where)]
    })
  }
}

type Broken = Omit<Breakage, 'type'>

function brokenField(table: string, field: Column, locale: string | null, where: string): Broken[] {
  const { name, kind } = field
  const at = locale === null ? where : `${where} and _locale = '${locale}'`
  const place = `${table}.${name}${locale === null ? '' : ` ${locale}`}`
  const set = (value: string, how: string): Broken => ({
    what: `${place} ${how}`,
    statement: `update "${table}" set "${name}" = ${value} where ${at}`,
  })
  if (name === '_status') return [set(`'draft'`, 'draft')]
  const missing = [set('null', 'missing')]
  if (kind === 'varchar') return [...missing, set(`' '`, 'blank')]
  if (kind !== 'jsonb') return missing
  const half = `(select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('blockType', item -> 'blockType', 'id', item -> 'id')))
    from jsonb_array_elements(case jsonb_typeof("${name}") when 'array' then "${name}" else '[]' end) item)`
  return [
    ...missing,
    set(`'{}'`, 'an empty object'),
    set(`'[{}]'`, 'an empty row'),
    set(half, 'rows without fields'),
  ]
}

function wholeTable(type: string, table: string, where: string): Breakage[] {
  if (table === type) return []
  const gone = { type, what: `${table} gone`, statement: `delete from "${table}" where ${where}` }
  if (table !== `${type}_locales`) return [gone]
  return [
    gone,
    ...['de', 'en'].map((locale) => ({
      type,
      what: `${table} without ${locale}`,
      statement: `delete from "${table}" where ${where} and _locale = '${locale}'`,
    })),
    {
      type,
      what: `${table} in English only`,
      statement: `delete from "${table}" where ${where} and _locale = 'en';
        update "${table}" set _locale = 'en' where ${where}`,
    },
  ]
}

/** Keeps records as they are, to put them back after each breakage. */
export class Backup {
  readonly #client: pg.Client
  readonly #restore: string[] = []

  constructor(client: pg.Client) {
    this.#client = client
  }

  async keep({ type, id }: Pick<Victim, 'type' | 'id'>, tables: ReadonlyMap<string, Column[]>) {
    await this.#client.query('create schema if not exists sicherung')
    for (const [table, columns] of tables) {
      const isMain = table === type
      const where = isMain ? `id = '${id}'` : `"${parentOf(columns)}" = '${id}'`
      const copy = `sicherung."${table}"`
      await this.#client.query(`create table ${copy} as select * from "${table}" where ${where}`)
      const set = columns
        .filter(({ name }) => name !== 'id')
        .map(({ name }) => `"${name}" = s."${name}"`)
      this.#restore.push(
        isMain
          ? `update "${table}" t set ${set.join(', ')} from ${copy} s where t.id = s.id`
          : `delete from "${table}" where ${where}; insert into "${table}" select * from ${copy}`,
      )
    }
  }

  async restore(): Promise<void> {
    await this.#client.query(this.#restore.join(';\n'))
  }
}

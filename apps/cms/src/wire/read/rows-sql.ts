/** SQL of the rows of a JSON list; none where something else is stored. */
export function rowsSql(expression: string): string {
  return `(case when jsonb_typeof(${expression}) = 'array' then ${expression} else '[]'::jsonb end)`
}

/** How a person's hair lies. */
export type Hair =
  | 'kurz'
  | 'scheitel'
  | 'bob'
  | 'lang'
  | 'locken'
  | 'krause'
  | 'dutt'
  | 'pixie'
  | 'welle'
  | 'zopf'
  | 'kranz'
/** What a person wears. */
export type Clothes = 'hemd' | 'blazer' | 'pullover' | 'rollkragen' | 'bluse' | 'weste'

/** What a drawn portrait shows; nobody real. */
export type Person = {
  seed: string
  skin: string
  hair: Hair
  hairColor: string
  clothes: Clothes
  color: string
  accent: string
  glasses?: 'rund' | 'eckig'
  beard?: 'voll' | 'schnauzer' | 'stoppel'
  eyes?: string
  /** From 0 (young) to 1 (old). */
  age: number
  /** Width of the face, 1 is the middle. */
  width?: number
  earrings?: boolean
  background: 'wald' | 'stein' | 'wasser' | 'abend' | 'wiese'
}

import { mostPieces } from '@kurstadt/contract/shop'

/**
 * A quantity as people type it: «2», «2 Stück», «2,0», « 3x ». Null for what is no whole number from
 * 1 to 999.
 */
export function readQuantity(typed: string): number | null {
  const [, whole = ''] =
    /^\s*(\d{1,6})(?:[.,]0+)?\s*(?:x|×|st\.?|stk\.?|stück|pcs\.?|pieces?)?\s*$/i.exec(typed) ?? []
  const quantity = Number(whole)
  return whole !== '' && quantity >= 1 && quantity <= mostPieces ? quantity : null
}

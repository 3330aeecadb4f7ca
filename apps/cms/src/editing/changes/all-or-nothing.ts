import type { CollectionAfterOperationHook, CollectionConfig } from 'payload'
import { z } from 'zod'
import { requestMemory } from '../../platform/database/index.ts'

type Hooks = NonNullable<CollectionConfig['hooks']>

/** What the operation answers, handed on as it is. */
const answer = z.custom<Awaited<ReturnType<CollectionAfterOperationHook>>>()

const memory = requestMemory<{ errors: Error[] }>('refusedAfterwards')

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown))
}

/** Runs a hook and keeps what it throws, until the end of the whole operation. */
function kept<Args extends { req: Parameters<typeof memory.get>[0] }>(
  hook: (args: Args) => unknown,
): (args: Args) => Promise<unknown> {
  return async (args) => {
    try {
      return await hook(args)
    } catch (error) {
      memory.get(args.req)?.errors.push(asError(error))
      throw error
    }
  }
}

/**
 * When many documents are changed at once, Payload catches what a hook throws for one of them and
 * commits the others, and what had been written of that one with them. With these hooks a refusal
 * that comes after the writing takes back the whole operation.
 */
export function allOrNothing(hooks: Hooks): Hooks {
  return {
    ...hooks,
    beforeOperation: [
      ({ req }) => {
        if (!memory.get(req)) memory.set(req, { errors: [] })
      },
      ...(hooks.beforeOperation ?? []),
    ],
    afterChange: (hooks.afterChange ?? []).map(kept),
    afterDelete: (hooks.afterDelete ?? []).map(kept),
    afterOperation: [
      ...(hooks.afterOperation ?? []),
      ({ req, result }) => {
        const [error] = memory.get(req)?.errors ?? []
        if (error !== undefined) throw error
        return answer.parse(result)
      },
    ],
  }
}

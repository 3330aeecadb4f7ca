/** True while `next build` evaluates modules: no database and no secrets are there then. */
export const isNextBuild = process.env.NEXT_PHASE === 'phase-production-build'

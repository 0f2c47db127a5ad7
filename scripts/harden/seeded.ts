import fc from 'fast-check'

/** Property tests without a seed of their own use that of the run. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.RONDE_SEED) })

import fc from 'fast-check'

/** Properties that have no seed of their own draw from that of the run. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.RONDE_SEED) })

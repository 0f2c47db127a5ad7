/** The always-present addresses (specification section 2). */
export const paths = {
  home: '/',
  about: '/about',
  login: '/Core/Sec/AuthLogin',
  password: '/Core/Sec/AuthPassword',
  notFound: '/404',
  offline: '/Core/Sys/AppOffline',
} as const

/** Where one becomes signed in. */
export const signInPaths: readonly string[] = [paths.login, paths.password]

/** Views that people who are signed in always reach, whatever the menus leave out: their addresses by their names. */
export const reachablePaths = {
  AdmUsrUserProfil: '/Adm/Usr/UserProfil',
  CoreSysNotifList: '/Core/Sys/NotifList',
} as const

/** The always-present addresses (specification section 2). */
export const paths = {
  home: '/',
  about: '/about',
  login: '/Core/Sec/AuthLogin',
  password: '/Core/Sec/AuthPassword',
  notFound: '/404',
  offline: '/Core/Sys/AppOffline',
} as const

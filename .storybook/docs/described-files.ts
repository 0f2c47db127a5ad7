import type { Plugin, PluginOption } from 'vite'

/** Files of the library's components: stories of screens have no controls. */
const isComponent = (id: string): boolean =>
  /[\\/]ui[\\/]src[\\/].+\.tsx$/.test(id) && !/\.(stories|test)\.tsx$/.test(id)

function narrowed(plugin: Plugin): Plugin {
  const { transform } = plugin
  if (plugin.name !== 'storybook:react-docgen-plugin' || typeof transform !== 'function') return plugin
  return {
    ...plugin,
    transform(code, id, options) {
      return isComponent(id) ? transform.call(this, code, id, options) : undefined
    },
  }
}

/** Has Storybook read the props of the library's components only: read for every file of the console too, they take two thirds of a build's time. */
export async function describeComponentsOnly(plugins: readonly PluginOption[]): Promise<PluginOption[]> {
  const known = await Promise.all(plugins.map(async (plugin) => plugin))
  return known
    .flatMap((plugin) => (Array.isArray(plugin) ? plugin : [plugin]))
    .map((plugin) => (plugin && 'name' in plugin ? narrowed(plugin) : plugin))
}

import { describe, expect, it } from 'vitest'
import { filesOfModules, modulesOfRoutes } from './route-scripts.ts'

describe('the scripts of a route', () => {
  it('are found in the site map, however deep the route stands', () => {
    const siteMap = `
      const golferPages = [{ path: 'distances', lazy: screen(async () => (await import('#features/gapping.tsx')).Gapping) }]
      export const routes = [{ path: '/', Component: Shell, children: [{ Component: Frame, children: [...golferPages, {
        path: 'distances/import',
        lazy: screen(async () => {
          const [{ Import }] = await Promise.all([import('#features/import.tsx'), import('#app/scripts.ts')])
          return Import
        }),
      }] }] }]
      const other = () => import('#features/other.tsx')`
    expect([...modulesOfRoutes(siteMap)]).toEqual([
      ['distances', ['#features/gapping.tsx']],
      ['distances/import', ['#features/import.tsx', '#app/scripts.ts']],
    ])
  })

  it('must be there: a lazy route without a screen stops the build', () => {
    expect(() => modulesOfRoutes("const route = { path: 'distances', lazy: screen(load) }")).toThrow(
      'The route distances imports no screen',
    )
  })

  const manifest = {
    'index.html': { file: 'assets/index.js', imports: ['_runtime.js'], css: ['assets/index.css'] },
    '_runtime.js': { file: 'assets/runtime.js' },
    '_charts.js': { file: 'assets/charts.js', imports: ['index.html'], css: ['assets/charts.css'] },
    'src/gapping.tsx': { file: 'assets/gapping.js', imports: ['_runtime.js', '_charts.js'] },
    'src/parts.css': { file: 'assets/parts.css' },
  }

  it('come with what they import, without what every page starts with', () => {
    expect(filesOfModules(manifest, ['src/gapping.tsx', 'src/parts.css'], 'index.html')).toEqual({
      scripts: ['assets/gapping.js', 'assets/charts.js'],
      styles: ['assets/parts.css', 'assets/charts.css'],
    })
  })

  it('must be in the build', () => {
    expect(() => filesOfModules(manifest, ['src/swing.tsx'], 'index.html')).toThrow('The build has no src/swing.tsx')
  })
})

import{r as e}from"./rolldown-runtime-XKyaHtl9.js";import{Vn as t}from"./inside-Dq_ako9A.js";import{a as n,dt as r,t as i}from"./libraries-CO3eaAi_.js";import{Mt as a,Nt as o,Pt as s}from"./start-D7C81CvM.js";var c=e(r(),1),l=n.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  &[data-kind='text'] {
    white-space: pre-wrap;
  }
`,u=n.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px var(--ui-space-2);
  white-space: pre-wrap;
`,d=n.span`
  color: var(--ui-color-text-muted);

  > * {
    display: block;
  }
  > *:dir(rtl) {
    rotate: 180deg;
  }
`,f=n.span`
  color: var(--ui-color-text-muted);
  font-style: italic;
`,p=n.del`
  padding: 1px 3px;
  border-radius: 3px;
  box-decoration-break: clone;
  color: var(--ui-color-text);

  &[data-kind='removed'] {
    background: var(--ui-color-error-bg);
    text-decoration: line-through;
    text-decoration-color: var(--ui-color-error);
  }
  &[data-kind='added'] {
    background: var(--ui-color-success-bg);
    text-decoration: underline 2px;
    text-decoration-color: var(--ui-color-success);
    text-underline-offset: 3px;
  }
`,m=n.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
`,h=n.li`
  display: flex;
  align-items: baseline;
  gap: var(--ui-space-2);

  > [aria-hidden] {
    flex: none;
    inline-size: 1ch;
    color: var(--ui-color-text-muted);
    font-weight: var(--ui-weight-strong);
    text-align: center;
  }
  &[data-kind='added'] > [aria-hidden] {
    color: var(--ui-color-success);
  }
  &[data-kind='removed'] > [aria-hidden] {
    color: var(--ui-color-error);
  }
`,g=class{diff(e,t,n={}){let r;typeof n==`function`?(r=n,n={}):`callback`in n&&(r=n.callback);let i=this.castInput(e,n),a=this.castInput(t,n),o=this.removeEmpty(this.tokenize(i,n)),s=this.removeEmpty(this.tokenize(a,n));return this.diffWithOptionsObj(o,s,n,r)}diffWithOptionsObj(e,t,n,r){let i=e=>{if(e=this.postProcess(e,n),r)setTimeout(function(){r(e)},0);else return e},a=t.length,o=e.length,s=1,c=a+o;n.maxEditLength!=null&&(c=Math.min(c,n.maxEditLength));let l=n.timeout??1/0,u=Date.now()+l,d=[{oldPos:-1,lastComponent:void 0}],f=this.extractCommon(d[0],t,e,0,n);if(d[0].oldPos+1>=o&&f+1>=a)return i(this.buildValues(d[0].lastComponent,t,e));let p=-1/0,m=1/0,h=()=>{for(let r=Math.max(p,-s);r<=Math.min(m,s);r+=2){let s,c=d[r-1],l=d[r+1];c&&(d[r-1]=void 0);let u=!1;if(l){let e=l.oldPos-r;u=l&&0<=e&&e<a}let h=c&&c.oldPos+1<o;if(!u&&!h)d[r]=void 0;else{if(s=!h||u&&c.oldPos<l.oldPos?this.addToPath(l,!0,!1,0,n):this.addToPath(c,!1,!0,1,n),f=this.extractCommon(s,t,e,r,n),s.oldPos+1>=o&&f+1>=a)return i(this.buildValues(s.lastComponent,t,e))||!0;d[r]=s,s.oldPos+1>=o&&(m=Math.min(m,r-1)),f+1>=a&&(p=Math.max(p,r+1))}}s++};if(r)(function e(){setTimeout(function(){if(s>c||Date.now()>u)return r(void 0);h()||e()},0)})();else for(;s<=c&&Date.now()<=u;){let e=h();if(e)return e}}addToPath(e,t,n,r,i){let a=e.lastComponent;return a&&!i.oneChangePerToken&&a.added===t&&a.removed===n?{oldPos:e.oldPos+r,lastComponent:{count:a.count+1,added:t,removed:n,previousComponent:a.previousComponent}}:{oldPos:e.oldPos+r,lastComponent:{count:1,added:t,removed:n,previousComponent:a}}}extractCommon(e,t,n,r,i){let a=t.length,o=n.length,s=e.oldPos,c=s-r,l=0;for(;c+1<a&&s+1<o&&this.equals(n[s+1],t[c+1],i);)c++,s++,l++,i.oneChangePerToken&&(e.lastComponent={count:1,previousComponent:e.lastComponent,added:!1,removed:!1});return l&&!i.oneChangePerToken&&(e.lastComponent={count:l,previousComponent:e.lastComponent,added:!1,removed:!1}),e.oldPos=s,c}equals(e,t,n){return n.comparator?n.comparator(e,t):e===t||!!n.ignoreCase&&e.toLowerCase()===t.toLowerCase()}removeEmpty(e){let t=[];for(let n=0;n<e.length;n++)e[n]&&t.push(e[n]);return t}castInput(e,t){return e}tokenize(e,t){return Array.from(e)}join(e){return e.join(``)}postProcess(e,t){return e}get useLongestToken(){return!1}buildValues(e,t,n){let r=[],i;for(;e;)r.push(e),i=e.previousComponent,delete e.previousComponent,e=i;r.reverse();let a=r.length,o=0,s=0,c=0;for(;o<a;o++){let e=r[o];if(e.removed)e.value=this.join(n.slice(c,c+e.count)),c+=e.count;else{if(!e.added&&this.useLongestToken){let r=t.slice(s,s+e.count);r=r.map(function(e,t){let r=n[c+t];return r.length>e.length?r:e}),e.value=this.join(r)}else e.value=this.join(t.slice(s,s+e.count));s+=e.count,e.added||(c+=e.count)}}return r}};new class extends g{};function _(e,t){let n=0;for(;n<e.length&&n<t.length;n++)if(e[n]!=t[n])return e.slice(0,n);return e.slice(0,n)}function v(e,t){let n;if(!e||!t||e[e.length-1]!=t[t.length-1])return``;for(n=0;n<e.length&&n<t.length;n++)if(e[e.length-(n+1)]!=t[t.length-(n+1)])return e.slice(-n);return e.slice(-n)}function y(e,t,n){if(e.slice(0,t.length)!=t)throw Error(`string ${JSON.stringify(e)} doesn't start with prefix ${JSON.stringify(t)}; this is a bug`);return n+e.slice(t.length)}function b(e,t,n){if(!t)return e+n;if(e.slice(-t.length)!=t)throw Error(`string ${JSON.stringify(e)} doesn't end with suffix ${JSON.stringify(t)}; this is a bug`);return e.slice(0,-t.length)+n}function x(e,t){return y(e,t,``)}function S(e,t){return b(e,t,``)}function C(e,t){return t.slice(0,w(e,t))}function w(e,t){let n=0;e.length>t.length&&(n=e.length-t.length);let r=t.length;e.length<t.length&&(r=e.length);let i=Array(r),a=0;i[0]=0;for(let e=1;e<r;e++){for(t[e]==t[a]?i[e]=i[a]:i[e]=a;a>0&&t[e]!=t[a];)a=i[a];t[e]==t[a]&&a++}a=0;for(let r=n;r<e.length;r++){for(;a>0&&e[r]!=t[a];)a=i[a];e[r]==t[a]&&a++}return a}function T(e,t){let n=[];for(let r of Array.from(t.segment(e))){let e=r.segment;n.length&&/\s/.test(n[n.length-1])&&/\s/.test(e)?n[n.length-1]+=e:n.push(e)}return n}function E(e,t){if(t)return O(e,t)[1];let n;for(n=e.length-1;n>=0&&e[n].match(/\s/);n--);return e.substring(n+1)}function D(e,t){if(t)return O(e,t)[0];let n=e.match(/^\s*/);return n?n[0]:``}function O(e,t){if(!t)return[D(e),E(e)];if(t.resolvedOptions().granularity!=`word`)throw Error(`The segmenter passed must have a granularity of "word"`);let n=T(e,t),r=n[0],i=n[n.length-1];return[/\s/.test(r)?r:``,/\s/.test(i)?i:``]}var k=`a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1E00}-\\u{1EFF}`,A=RegExp(`[${k}]+|\\s+|[^${k}]`,`ug`);new class extends g{equals(e,t,n){return n.ignoreCase&&(e=e.toLowerCase(),t=t.toLowerCase()),e.trim()===t.trim()}tokenize(e,t={}){let n;if(t.intlSegmenter){let r=t.intlSegmenter;if(r.resolvedOptions().granularity!=`word`)throw Error(`The segmenter passed must have a granularity of "word"`);n=T(e,r)}else n=e.match(A)||[];let r=[],i=null;return n.forEach(e=>{/\s/.test(e)?i==null?r.push(e):r.push(r.pop()+e):i!=null&&/\s/.test(i)?r[r.length-1]==i?r.push(r.pop()+e):r.push(i+e):r.push(e),i=e}),r}join(e){return e.map((e,t)=>t==0?e:e.replace(/^\s+/,``)).join(``)}postProcess(e,t){if(!e||t.oneChangePerToken)return e;let n=null,r=null,i=null;return e.forEach(e=>{e.added?r=e:e.removed?i=e:((r||i)&&j(n,i,r,e,t.intlSegmenter),n=e,r=null,i=null)}),(r||i)&&j(n,i,r,null,t.intlSegmenter),e}};function j(e,t,n,r,i){if(t&&n){let[a,o]=O(t.value,i),[s,c]=O(n.value,i);if(e){let r=_(a,s);e.value=b(e.value,s,r),t.value=x(t.value,r),n.value=x(n.value,r)}if(r){let e=v(o,c);r.value=y(r.value,c,e),t.value=S(t.value,e),n.value=S(n.value,e)}}else if(n){if(e){let e=D(n.value,i);n.value=n.value.substring(e.length)}if(r){let e=D(r.value,i);r.value=r.value.substring(e.length)}}else if(e&&r){let n=D(r.value,i),[a,o]=O(t.value,i),s=_(n,a);t.value=x(t.value,s);let c=v(x(n,s),o);t.value=S(t.value,c),r.value=y(r.value,n,c),e.value=b(e.value,n,n.slice(0,n.length-c.length))}else if(r){let e=D(r.value,i),n=C(E(t.value,i),e);t.value=S(t.value,n)}else if(e){let n=C(E(e.value,i),D(t.value,i));t.value=x(t.value,n)}}new class extends g{tokenize(e){let t=RegExp(`(\\r?\\n)|[${k}]+|[^\\S\\n\\r]+|[^${k}]`,`ug`);return e.match(t)||[]}},new class extends g{constructor(){super(...arguments),this.tokenize=M}equals(e,t,n){return n.ignoreWhitespace?(n.newlineIsToken&&e.includes(`
`)||(e=e.trim()),n.newlineIsToken&&t.includes(`
`)||(t=t.trim())):n.ignoreNewlineAtEof&&!n.newlineIsToken&&(e.endsWith(`
`)&&(e=e.slice(0,-1)),t.endsWith(`
`)&&(t=t.slice(0,-1))),super.equals(e,t,n)}};function M(e,t){t.stripTrailingCr&&(e=e.replace(/\r\n/g,`
`));let n=[],r=e.split(/(\n|\r\n)/);r[r.length-1]||r.pop();for(let e=0;e<r.length;e++){let i=r[e];e%2&&!t.newlineIsToken?n[n.length-1]+=i:n.push(i)}return n}function N(e){return e==`.`||e==`!`||e==`?`}new class extends g{tokenize(e){let t=[],n=0;for(let r=0;r<e.length;r++){if(r==e.length-1){t.push(e.slice(n));break}if(N(e[r])&&e[r+1].match(/\s/)){for(t.push(e.slice(n,r+1)),r=n=r+1;e[r+1]?.match(/\s/);)r++;t.push(e.slice(n,r+1)),n=r+1}}return t}},new class extends g{tokenize(e){return e.split(/([{}:;,]|\s+)/)}},new class extends g{constructor(){super(...arguments),this.tokenize=M}get useLongestToken(){return!0}castInput(e,t){let{undefinedReplacement:n,stringifyReplacer:r=(e,t)=>t===void 0?n:t}=t;return typeof e==`string`?e:JSON.stringify(P(e,null,null,r),null,`  `)}equals(e,t,n){return super.equals(e.replace(/,([\r\n])/g,`$1`),t.replace(/,([\r\n])/g,`$1`),n)}};function P(e,t,n,r,i){t||=[],n||=[],r&&(e=r(i===void 0?``:i,e));let a=0;for(;a<t.length;a+=1)if(t[a]===e)return n[a];let o;if(Object.prototype.toString.call(e)===`[object Array]`){for(t.push(e),o=Array(e.length),n.push(o),a=0;a<e.length;a+=1)o[a]=P(e[a],t,n,r,String(a));return t.pop(),n.pop(),o}if(e&&e.toJSON&&(e=e.toJSON()),typeof e==`object`&&e){t.push(e),o={},n.push(o);let i=[],s;for(s in e)Object.prototype.hasOwnProperty.call(e,s)&&i.push(s);for(i.sort(),a=0;a<i.length;a+=1)s=i[a],o[s]=P(e[s],t,n,r,s);t.pop(),n.pop()}else o=e;return o}var F=new class extends g{tokenize(e){return e.slice()}join(e){return e}removeEmpty(e){return e}};function I(e,t,n){return F.diff(e,t,n)}var L=2e3;function R(e,t){return(I([...e],[...t],{maxEditLength:L})??[{removed:!0,added:!1,value:[...e]},{removed:!1,added:!0,value:[...t]}]).flatMap(({removed:e,added:t,value:n})=>n.map(n=>({kind:e?`removed`:t?`added`:`same`,text:n})))}var z=e=>e.match(/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu)??[];function B(e,t){let n=R(z(e),z(t)),r=[],[i,a]=[``,``],o=()=>{i&&r.push({kind:`removed`,text:i}),a&&r.push({kind:`added`,text:a}),i=``,a=``};return n.forEach(({kind:e,text:t},s)=>{let c=e===`same`&&/^\s+$/.test(t)&&i!==``&&a!==``&&n[s+1]!==void 0&&n[s+1]?.kind!==`same`;if(e===`same`&&!c){o();let e=r.at(-1);e?.kind===`same`?e.text+=t:r.push({kind:`same`,text:t})}else e!==`added`&&(i+=t),e!==`removed`&&(a+=t)}),o(),r}var V=i();function H(e){if(e.kind===`list`){let{kind:t,...n}=e;return(0,V.jsx)(G,{...n})}let{kind:t=`value`,...n}=e;return t===`text`?(0,V.jsx)(W,{...n}):(0,V.jsx)(U,{...n})}function U({before:e,after:n,...r}){let{t:i}=o(),s=(0,V.jsx)(f,{children:i(`diff.nothing`)});return(e??``)===(n??``)?(0,V.jsx)(l,{...r,children:(0,V.jsx)(u,{children:n||s})}):(0,V.jsx)(l,{...r,children:(0,V.jsxs)(u,{children:[e?(0,V.jsx)(K,{kind:`removed`,text:e}):s,(0,V.jsx)(d,{children:(0,V.jsx)(a,{name:t,size:12})}),n?(0,V.jsx)(K,{kind:`added`,text:n}):s]})})}function W({before:e,after:t,...n}){let r=(0,c.useMemo)(()=>B(e??``,t??``),[e,t]);return(0,V.jsx)(l,{...n,"data-kind":`text`,children:r.map((e,t)=>e.kind===`same`?e.text:(0,V.jsx)(K,{...e},t))})}function G({before:e,after:t,isShort:n=!1,...r}){let i=(0,c.useMemo)(()=>R(e,t),[e,t]),a=n?i.filter(({kind:e})=>e!==`same`):i,{t:s}=o();return(0,V.jsx)(l,{...r,children:(0,V.jsxs)(m,{children:[a.map((e,t)=>(0,V.jsxs)(h,{"data-kind":e.kind,children:[(0,V.jsx)(`span`,{"aria-hidden":`true`,children:e.kind===`same`?``:e.kind===`added`?`+`:`−`}),e.kind===`same`?e.text:(0,V.jsx)(K,{...e})]},t)),a.length===0&&(0,V.jsx)(h,{children:(0,V.jsx)(f,{children:s(`diff.unchanged`)})})]})})}function K({kind:e,text:t}){let{t:n}=o(),r=e===`added`;return(0,V.jsxs)(p,{as:r?`ins`:`del`,"data-kind":e,children:[(0,V.jsx)(s,{elementType:`span`,children:n(r?`diff.added`:`diff.removed`)}),t]})}export{H as t};
const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/xlsx-reader-CANPSQ77.js","assets/browser-Bw7_GGtV.js"])))=>i.map(i=>d[i]);
import{r as e}from"./rolldown-runtime-XKyaHtl9.js";import{_t as t,a as n,bt as r,dt as i,t as a,ut as o}from"./libraries-CO3eaAi_.js";import{Ft as s,Gt as c,Lt as l,Rt as u,Wt as d,Yt as f,tn as p,zt as m}from"./inside-Dq_ako9A.js";import{Mt as h,O as g,Ot as _,P as v,Pt as y,Qr as b,Ti as x,_i as S,ii as C,kt as w,vi as T,vr as E,xt as D,yt as O}from"./start-D7C81CvM.js";import{t as k}from"./file-drop-C71QljoH.js";import{Cn as A,Ft as ee,Lt as te,Mt as ne,Rt as re,cr as j,or as M,zt as N}from"./list-DRwdXwa6.js";import{t as ie}from"./search-field-Db4nMkAU.js";import{a as ae,c as oe,d as se,f as ce,i as P,l as le,n as ue,o as de,r as fe,s as F,t as pe}from"./use-import-table-DLmMHrwK.js";import{n as I,r as L,t as R}from"./csv-DYYtJE4R.js";import{t as z}from"./table-DIUwQeMN.js";var B=n.div`
  display: inline-flex;
  gap: 2px;
  max-inline-size: 100%;
  padding: 2px;
  overflow-x: auto;
  border: 1px solid var(--ui-color-border-control);
  border-radius: var(--ui-radius-4);
  background: var(--ui-color-surface-sunken);
  scrollbar-width: none;
`,me=n.label`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-block-size: calc(var(--ui-control-height) - 6px);
  padding-inline: var(--ui-space-3);
  border-radius: 3px;
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-13);
  font-weight: var(--ui-weight-strong);
  white-space: nowrap;
  cursor: pointer;
  user-select: none;

  [data-size='small'] > & {
    min-block-size: max(24px, var(--ui-control-height-small) - 6px);
    padding-inline: var(--ui-space-2);
  }
  [data-icon-only] > & {
    padding-inline: 0;
    min-inline-size: calc(var(--ui-control-height) - 6px);
  }
  [data-icon-only][data-size='small'] > & {
    min-inline-size: max(24px, var(--ui-control-height-small) - 6px);
  }

  &:hover {
    color: var(--ui-color-text);
  }
  &:has(:checked) {
    background: var(--ui-color-surface);
    color: var(--ui-color-primary-text);
    box-shadow:
      var(--ui-shadow-1),
      0 0 0 1px var(--ui-color-border);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--ui-color-focus);
    outline-offset: 0;
  }
  &:has(:disabled) {
    color: var(--ui-color-text-muted);
    cursor: not-allowed;
    opacity: 0.6;
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    &:has(:disabled) {
      color: GrayText;
      opacity: 1;
    }
  }
`,he=n.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  appearance: none;
  opacity: 0;
  cursor: inherit;
  outline: none;
`,V=e(i(),1),H=a();function ge(e){let{label:t,options:n,value:r,onValueChange:i,isIconOnly:a=!1,isDisabled:o=!1,size:s=`medium`,...c}=e,l=(0,V.useId)();return(0,H.jsx)(B,{...c,role:`radiogroup`,"aria-label":t,"data-size":s,"data-icon-only":a||void 0,children:n.map(({value:e,text:t,icon:n,isDisabled:s})=>(0,H.jsx)(p,{content:a?t:``,isName:!0,children:({ref:c,...u})=>(0,H.jsxs)(me,{ref:c,onPointerEnter:u.onPointerEnter,onPointerLeave:u.onPointerLeave,children:[(0,H.jsx)(he,{type:`radio`,name:l,checked:e===r,onChange:()=>i({value:e}),disabled:o||s,onFocus:u.onFocus,onBlur:u.onBlur}),n&&(0,H.jsx)(h,{name:n}),a?(0,H.jsx)(y,{elementType:`span`,children:t}):(0,H.jsx)(`span`,{children:t})]})},e))})}var U=({key:e,columns:t,rows:n})=>{let r=t.find(({name:t})=>t===e);return new Map((n??[]).map(e=>[l((r&&F(r,e))??``),e]))};function _e({table:e,rows:t,errors:n,late:r}){let i=U(e),a=Map.groupBy(n,({line:e})=>e),o=new Map(e.columns.map(e=>[e.name,{column:e,read:le(e)}]));return t.flatMap(({line:t,cells:n})=>{let s=n.get(e.key)??``,c=a.get(t);if(c)return c.map(({field:e,message:n})=>({line:t,key:s,state:`faulty`,column:null,mistake:{field:e??``,message:n}}));let u=i.get(l(s)),d=[...n].filter(([t])=>t!==e.key);if(!u)return[[e.key,s],...d].filter(([,e])=>e!==``).map(([e,n])=>({line:t,key:s,state:`new`,column:e,to:n}));let f=d.flatMap(([e,n])=>{let i=o.get(e);if(!i||n===``&&i.column.isEmptyKept)return[];let a=r.get(u);if(i.column.of===null&&!a)return[];let c=i.column.of===null?de(a?.[e]??null):F(i.column,u),l=c===void 0?void 0:i.read(c);return(l===void 0?n===``:se(i.column,l,n))?[]:[{line:t,key:s,state:`changed`,column:e,from:l,to:n}]});return f.length>0?f:[{line:t,key:s,state:`unchanged`,column:null}]})}function ve(e){let t={new:new Set,changed:new Set,unchanged:new Set,faulty:new Set};for(let{line:n,state:r}of e)t[r].add(n);return{new:t.new.size,changed:t.changed.size,unchanged:t.unchanged.size,faulty:t.faulty.size}}var ye=n.div`
  display: flex;
  flex-direction: column;
  gap: var(--ui-space-3);

  & p {
    margin: 0;
  }
`,be=n.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ui-space-2);
`,xe=n.div`
  block-size: min(45vh, 400px);
`,Se={new:`success`,changed:`info`,unchanged:`neutral`,faulty:`error`},Ce=[`new`,`changed`,`unchanged`,`faulty`],we=({at:e})=>String(e);function Te({compared:e,table:t,view:n}){let r=g(),i=(0,V.useMemo)(()=>ve(e.differences),[e]),[a,o]=(0,V.useState)(()=>[`changed`,`new`,`unchanged`].find(e=>i[e]>0)??`faulty`),[s,u]=(0,V.useState)(``),d=(0,V.useMemo)(()=>new Map(t.columns.map(e=>[e.name,P(e,n,r)])),[t,n,r]),f=(0,V.useMemo)(()=>{let e=new Map(t.columns.map(e=>[e.name,ce(e,r)])),n=new Set(t.columns.flatMap(({name:e,kind:t})=>t===`flag`?[e]:[])),i=(t,i)=>{if(t===null||i===void 0||i===``)return`—`;if(n.has(t)&&(i===`true`||i===`false`))return r(i===`true`?`import.yes`:`import.no`);let a=e.get(t)?.get(i);return a?r(`import.labelled`,{value:i,label:a}):i};return[{id:`line`,text:r(`import.line`),value:`line`,dataType:`number`,share:0,width:80},{id:`key`,text:r(`import.reference`),value:`key`,share:2,minWidth:130,isLong:!0},{id:`state`,text:r(`import.state`),value:e=>r(`import.state.${e.state}`),cell:e=>(0,H.jsx)(c,{tone:Se[e.state],children:r(`import.state.${e.state}`)}),share:0,width:130},{id:`column`,text:r(`import.field`),value:({column:e,mistake:t})=>t?.field??(e&&d.get(e))??``,share:2,minWidth:120},{id:`from`,text:r(`import.from`),value:({column:e,from:t})=>i(e,t),share:3,minWidth:130,isLong:!0},{id:`to`,text:r(`import.to`),value:({column:e,to:t,mistake:n})=>n?.message??i(e,t),share:3,minWidth:130,isLong:!0}]},[t,r,d]),p=(0,V.useMemo)(()=>{let t=l(s.trim());return e.differences.flatMap((e,n)=>{if(e.state!==a)return[];let r=[String(e.line),e.key,e.from??``,e.to??``,e.mistake?.message??``,(e.column&&d.get(e.column))??``];return t===``||l(r.join(` `)).includes(t)?[{...e,at:n}]:[]})},[e,a,s,d]);return(0,H.jsxs)(H.Fragment,{children:[(0,H.jsxs)(be,{children:[(0,H.jsx)(ge,{size:`small`,label:r(`import.state`),options:Ce.map(e=>({value:e,text:r(`import.count.${e}`,{count:i[e]}),isDisabled:i[e]===0})),value:a,onValueChange:({value:e})=>o(e)}),(0,H.jsx)(ie,{value:s,onValueChange:({value:e})=>u(e),label:r(`import.search`)})]}),e.left.length>0&&(0,H.jsx)(`p`,{children:r(`import.notCompared`,{columns:e.left.map(e=>d.get(e)??e).join(`, `)})}),(0,H.jsx)(xe,{children:(0,H.jsx)(A,{label:r(`import.differences`),rows:p,rowKey:we,columns:f,isFiltered:s!==``})})]})}var Ee=e=>`"${e.replaceAll(`"`,`""`).replaceAll(/\s+/g,` `)}"`,W=`#`;function De(e,t,n){let r=I(e),[i,...a]=R(e),o=Map.groupBy(t,({line:e})=>e),s=e=>(o.get(e)??[]).map(({field:e,message:t})=>e?`${e}: ${t}`:t).join(` · `),c=a.filter(({line:e})=>o.has(e)).map(({line:e,raw:t})=>`${Ee(s(e))}${r}${t}`);return[`${W}${n}${r}${i?.raw??``}`,...c].map(e=>`${e}\r\n`).join(``)}var Oe=e=>e.match(/\r\n|\r|\n/g)?.length??0;function ke(e){let[t]=R(e);if(!t?.cells[0]?.trim().startsWith(W))return e;let n=RegExp(`^(?:"(?:[^"]|"")*"|[^"${I(e)}]*)${I(e)}?`),[r,i]=[``,1];for(let t of R(e))r+=`${`\r
`.repeat(t.line-i)}${t.raw.replace(n,``)}\r\n`,i=t.line+Oe(t.raw)+1;return r}var Ae=e=>[...Map.groupBy(e,({field:e,message:t})=>`${e??``} ${t}`).values()].flatMap(e=>{let[t]=e;return t?[{lines:e.map(({line:e})=>e),field:t.field??null,message:t.message}]:[]}),G=200,K=5;function je({errors:e,file:t}){let n=g(),r=e.map(e=>({...e,message:D(e)})),i=Ae(r),a=n(`import.errors`,{count:i.length,lines:new Set(r.map(({line:e})=>e)).size}),o=({lines:e})=>n(`import.lines`,{lines:e.slice(0,K).join(`, `),more:Math.max(0,e.length-K)}),s=t?.name.toLowerCase().endsWith(`.csv`)===!0,c=[{id:`line`,text:n(`import.line`),value:`line`},{id:`field`,text:n(`import.field`),value:`field`},{id:`message`,text:n(`import.message`),value:`message`}],l=async()=>{if(!t)return;let e=s?L(new Uint8Array(await t.arrayBuffer())):null;ee(t.name.replace(/(\.csv|\.xlsx)?$/i,`-erreurs.csv`),e===null?re(r,c,n.locale):`\uFEFF${De(e,r,n(`import.reason`))}`)};return(0,H.jsxs)(H.Fragment,{children:[(0,H.jsx)(`p`,{role:`alert`,children:a}),(0,H.jsx)(z,{caption:a,isCaptionHidden:!0,maxHeight:320,rows:i.slice(0,G).map((e,t)=>({...e,index:t})),rowKey:({index:e})=>e,columns:[{id:`line`,text:n(`import.line`),cell:o},{id:`field`,text:n(`import.field`),cell:({field:e})=>e},{id:`message`,text:n(`import.message`),cell:({message:e})=>e}]}),i.length>G&&(0,H.jsx)(`p`,{children:n(`import.more`,{count:i.length-G})}),(0,H.jsx)(`div`,{children:(0,H.jsx)(_,{size:`small`,icon:`download`,onPress:()=>void l(),children:n(s?`import.failedLines`:`import.mistakes`)})})]})}var q=({headings:e})=>new Map(e.map(({heading:e,column:t})=>[e,t]));function Me({matching:e,chosen:t,onChoose:n,textOf:r}){let i=g(),a=new Map([...q(e),...t]);return(0,H.jsxs)(H.Fragment,{children:[(0,H.jsx)(`p`,{role:`status`,children:i(`import.unknown`,{count:e.headings.length})}),e.headings.map(({heading:o},s)=>{let c=new Set([...a].flatMap(([e,t])=>e===o?[]:[t]));return(0,H.jsx)(ne,{label:o,autoFocus:s===0,placeholder:i(`import.leftOut`),value:a.get(o)??null,options:e.columns.filter(e=>!c.has(e)).map(e=>({value:e,text:r(e)})),onValueChange:({value:e})=>n(new Map([...t,[o,e]]))},o)})]})}var[J,Ne]=[1e5,1e3];function Pe(e){let t=L(e);if(t===null)return null;let n=[];try{for(let{line:e,cells:r,fault:i}of R(t,Ne)){if(i||n.length>J)return null;n.push({line:e,cells:r})}}catch{return null}return n}async function Fe(e){let t=new Uint8Array(await e.arrayBuffer()),n=t[0]===80&&t[1]===75,r=n?(await b(`xlsx reader`,()=>w(()=>import(`./xlsx-reader-CANPSQ77.js`),__vite__mapDeps([0,1])))).readXlsx(t):Pe(t),i=!n&&r?.some(({cells:e})=>e.some(e=>N(e)!==e))===!0,[a,...o]=r??[],s=i?o.map(({line:e,cells:t})=>({line:e,cells:t.map(N)})):o;return!a||s.length===0||s.length>J?null:{header:a.cells.map(e=>e.trim()),rows:s,isPlain:!n&&!i}}var Ie=500,Y={box:t(m(`ronde-matches`,`matches`,e=>{let{of:t,heading:n,column:r}=e??{};return typeof t==`string`&&typeof n==`string`&&(r===null||typeof r==`string`)}),{serialize:`ignore`}),user:E},Le=r({source:Y,effect:async({box:e,user:t},n)=>t?(await e.read(t.login)).filter(e=>e.of===n):[]}),Re=r({source:Y,effect:async({box:e,user:t},n)=>{if(!t)return;let r=e=>n.some(({of:t,heading:n})=>t===e.of&&n===e.heading);await e.change(t.login,e=>[...n,...e.filter(e=>!r(e))].slice(0,Ie))}}),ze=e=>e.match(/\r\n|\r|\n/g)?.length??0;function Be({file:e,read:t,matches:n,table:r,says:i}){let a=n.flatMap((e,t)=>{let n=typeof e==`object`?r.columns.find(({name:t})=>t===e.column):void 0;return n?[{at:t,name:n.name,cellOf:oe(n,i)}]:[]}),o=a.map(({name:e})=>e),s=t.isPlain&&a.length===t.header.length&&a.every(({name:e,at:n})=>t.header[n]===e),c=new Map,l=[`${o.join(`;`)}\r\n`],u=2,d=[];for(let{line:e,cells:n}of t.rows){let r=a.map(({at:e,cellOf:t})=>t(n[e]??``));s&&=r.every((e,t)=>e===(n[a[t]?.at??0]??``).trim());let i=n.slice(t.header.length).find(e=>e.trim()!==``);if(r.every(e=>e===``)&&i===void 0)continue;d.push({line:e,cells:new Map(o.map((e,t)=>[e,r[t]??``]))});let f=[...r,...i===void 0?[]:[i]].map(e=>te(e,`;`)).join(`;`);c.set(u,e),u+=ze(f)+1,l.push(`${f}\r\n`)}let f=new Map(a.map(({name:e,at:n})=>[e,t.header[n]??e]));return{file:s?e:new File(l,e.name.replace(/\.xlsx$/i,`.csv`),{type:`text/csv`}),rows:d,told:e=>s?e:{...e,line:c.get(e.line)??e.line,...e.field?{field:f.get(e.field)??e.field}:{}}}}var X=({rows:e,table:t,view:n,says:r,byHand:i})=>ae(e.header,{columns:t.columns,view:n,says:r,byHand:i});function Z(e){let t=X({...e,byHand:[]}),n=X(e),r=n=>t[n]===`unknown`||e.byHand.some(({heading:t})=>t===l(e.rows.header[n]??``)),i=new Set(n.flatMap((e,t)=>typeof e==`object`&&!r(t)?[e.column]:[]));return{headings:e.rows.header.flatMap((e,t,i)=>{let a=n[t];return r(t)&&i.indexOf(e)===t?[{heading:e,column:typeof a==`object`?a.column:null,isKept:a!==`unknown`}]:[]}),columns:e.table.columns.flatMap(({name:e})=>i.has(e)?[]:[e])}}var Q=e=>X(e).includes(`unknown`),Ve=e=>Be({file:e.file,read:e.rows,matches:X(e),table:e.table,says:e.says}),He=500;function Ue({table:e},{rows:t}){let n=e.columns.filter(({of:e})=>e===null).map(({name:e})=>e),r=U(e),i=t.flatMap(({cells:t})=>{let i=n.some(e=>t.has(e))?r.get(l(t.get(e.key)??``)):void 0;return i?[i]:[]});return i.length>He?null:i}function We({table:e},{rows:t},{errors:n,late:r}){if(e.rows===null)return null;let[i]=t;return{differences:_e({table:e,rows:t,errors:n,late:r??new Map}),left:r===null?e.columns.flatMap(({of:e,name:t})=>e===null&&i?.cells.has(t)?[t]:[]):[]}}var $=[1e3,2e3,4e3],Ge=e=>typeof e==`object`&&!!e&&`inserted`in e&&`errors`in e;async function Ke(e){if(!e.name.toLowerCase().endsWith(`.csv`))return e;let t=L(new Uint8Array(await e.arrayBuffer())),n=t===null?t:ke(t);return n===null||n===t?e:new File([n],e.name,{type:e.type})}function qe({endpoint:e,view:t,keys:n,whenRead:r,onWritten:i}){let[a,c,u,f,p,m]=o([C,j,s,ue,Le,Re]),[h,g]=(0,V.useState)({name:`choosing`,failure:null}),[_,v]=(0,V.useState)(null),y=(0,V.useRef)(null);(0,V.useEffect)(()=>()=>y.current?.abort(),[]);let b=(0,V.useRef)(null),w=e=>(b.current?.file!==e&&(b.current={file:e,key:d()}),b.current.key),E=()=>{let e=new AbortController;return y.current=e,e},D=async({read:e,ready:t},n,r)=>{if(!e||!t)return null;let{late:i}=e.table,a=i?Ue(e,t):[];return We(e,t,{errors:n,late:i&&a?await fe({ask:u,late:i,rows:a,signal:r,onProgress:()=>{}}).catch(()=>null):a&&new Map})},O=async(t,r,o=0)=>{let s=o>0&&y.current?y.current:E(),l=t.ready?.file??t.file;v(t),g({name:`running`,isDry:r,sent:0,isLost:o>0});try{let{value:c}=await a({endpoint:e,input:{...n,file:l,...r?{dryRun:!0}:{}},isQuiet:!0,...r?{}:{idempotencyKey:w(l)},signal:s.signal,onProgress:(e,t)=>g({name:`running`,isDry:r,sent:t>0?e/t:0,isLost:o>0})});if(!Ge(c))throw new S(`unreadable`,{detail:`no result`});if(!r&&c.errors.length===0){i(c),g({name:`done`,result:c});return}let u=t.ready?c.errors.map(t.ready.told):c.errors,d=r?await D(t,u,s.signal):null;if(r&&s.signal.aborted)throw new S(`cancelled`);g({name:`tried`,result:{...c,errors:u},compared:d})}catch(e){let n=e instanceof S?e:new S(`network`),a=!r&&(n.kind===`cancelled`||T(n)),s=$[o];if(a&&n.kind!==`cancelled`&&s!==void 0){g({name:`running`,isDry:r,sent:1,isLost:!0}),c(s,()=>void O(t,r,o+1));return}a&&i(null),g(a?{name:`unsure`,failure:n}:{name:`choosing`,failure:n.kind===`cancelled`?null:n})}},k=(e,t)=>{Q(t)?(v({file:e,read:t,ready:null}),g({name:`matching`,matching:Z(t)})):O({file:e,read:t,ready:Ve(t)},!0)},A=async n=>{let{signal:i}=E();g({name:`running`,isDry:!0,sent:0,isReading:!0}),v({file:n,read:null,ready:null});try{let a=await Ke(n),[{table:o,isWhole:s},c,l,u]=await Promise.all([r(),Fe(a).catch(()=>null),f(),p(x(e))]);if(i.aborted)return;let d=c&&{file:a,rows:c,table:o,view:t,says:l,byHand:u};!d||!s&&Q(d)?O({file:a,read:null,ready:null},!0):k(a,s?d:{...d,table:{...o,rows:null}})}catch{i.aborted||g({name:`choosing`,failure:new S(`unreadable`)})}};return{stage:h,file:_?.file??null,canRematch:_?.read?Z(_.read).headings.length>0:!1,rematch:()=>{_?.read&&g({name:`matching`,matching:Z(_.read)})},match:t=>{if(!_?.read)return;let n=[...t].map(([e,t])=>({heading:l(e),column:t})),r=e=>n.some(t=>t.heading===e);m(n.map(t=>({...t,of:x(e)}))),k(_.file,{..._.read,byHand:[...n,..._.read.byHand.filter(({heading:e})=>!r(e))]})},attempt:e=>void A(e),write:()=>{_&&O(_,!1)},cancel:()=>{y.current?.abort(),h.name===`running`&&h.isReading&&g({name:`choosing`,failure:null})},again:()=>g({name:`choosing`,failure:null})}}var Je=2e7,Ye=[`.csv`,`.xlsx`];function Xe({endpoint:e,view:t,keys:n,table:r,whenRead:i,onClose:a,onWritten:o}){let s=g(),{stage:c,file:l,attempt:u,write:d,cancel:p,again:m,match:h,rematch:y,canRematch:b}=qe({endpoint:e,view:t,keys:n,whenRead:i,onWritten:o}),[x,S]=(0,V.useState)(new Map),C=c.name===`running`,w=c.name===`tried`&&c.result.errors.length===0,T=({inserted:e,updated:t,unchanged:n=0},r)=>[s(r?`import.added`:`import.wouldAdd`,{count:e}),s(r?`import.changed`:`import.wouldChange`,{count:t-n}),...n>0?[s(`import.unchanged`,{count:n})]:[]].join(`, `),E=()=>{p(),a()},D=c.name===`tried`&&c.compared?.differences.some(({state:e})=>e!==`faulty`)?c.compared:null;return(0,H.jsx)(f,{title:s(`import.title`),width:D?960:640,onClose:E,footer:(0,H.jsxs)(H.Fragment,{children:[!C&&(0,H.jsx)(_,{autoFocus:c.name===`done`,onPress:E,children:s(c.name===`done`?`editor.close`:`editor.cancel`)},c.name===`done`?`close`:`cancel`),b&&c.name===`tried`&&(0,H.jsx)(_,{onPress:y,children:s(`import.rematch`)},`rematch`),(c.name===`tried`||c.name===`unsure`||c.name===`matching`)&&(0,H.jsx)(_,{autoFocus:c.name===`tried`&&!w,onPress:m,children:s(`import.other`)},`other`),c.name===`matching`&&(0,H.jsx)(_,{tone:`primary`,onPress:()=>h(new Map([...q(c.matching),...x])),children:s(`import.goOn`)},`match`),(w||c.name===`unsure`)&&(0,H.jsx)(_,{tone:`primary`,autoFocus:!0,onPress:d,children:s(`import.run`)},`run`)]}),children:(0,H.jsxs)(ye,{children:[l&&c.name!==`choosing`&&(0,H.jsx)(`p`,{children:l.name}),c.name===`choosing`&&(0,H.jsx)(k,{label:s(`import.file`),help:s(`import.columns`,{columns:r.columns.map(({name:e})=>e).join(`, `)}),error:c.failure?O(c.failure,s,e)?.text??void 0:void 0,accept:Ye,maxSize:Je,onFiles:({files:[e]})=>{e&&u(e)}}),c.name===`matching`&&(0,H.jsx)(Me,{matching:c.matching,chosen:x,onChoose:S,textOf:e=>{let n=r.columns.find(t=>t.name===e);return n?s(`import.columnName`,{heading:P(n,t,s),name:e}):e}}),c.name===`running`&&(0,H.jsxs)(H.Fragment,{children:[(0,H.jsx)(v,{kind:`bar`,label:s(c.isLost?`import.looking`:c.isDry?`import.trying`:`import.writing`),value:c.sent<1?c.sent:void 0}),(0,H.jsx)(_,{tone:`quiet`,onPress:p,children:s(`import.stop`)})]}),c.name===`tried`&&c.result.errors.length>0&&(0,H.jsx)(je,{errors:c.result.errors,file:l}),w&&(0,H.jsx)(`p`,{role:`status`,children:T(c.result,!1)}),D&&(0,H.jsx)(Te,{compared:D,table:r,view:t}),w&&(0,H.jsx)(`p`,{children:s(`bulk.forGood`)}),c.name===`done`&&(0,H.jsxs)(`p`,{role:`status`,children:[s(`import.done`),`. `,T(c.result,!0),`.`]}),c.name===`unsure`&&(0,H.jsx)(`p`,{role:`alert`,children:s(`import.unsure`)})]})})}function Ze({action:{endpoint:e,shape:t,refreshes:n,merges:r},context:i,onClose:a}){let s=o(M),{table:c,whenRead:l}=pe(t,i);return(0,H.jsx)(u,{of:`./kit/import`,children:(0,H.jsx)(Xe,{endpoint:e,view:i.view,keys:i.input(e),table:c,whenRead:l,onClose:a,onWritten:t=>s({endpoint:e,value:t,...n?{refreshes:n}:{},...r?{merges:r}:{}})})})}export{Ze as ImportLayer};
import{r as e}from"./rolldown-runtime-XKyaHtl9.js";import{O as t,Ot as n,X as r,vr as i,yr as a}from"./start-D7C81CvM.js";import{Ft as o,Lt as s,Yt as c,en as l,zt as u}from"./inside-Dq_ako9A.js";import{bt as d,ir as f,mr as ee,mt as p,pr as m}from"./list-DRwdXwa6.js";import{_t as h,a as g,bt as _,dt as v,mt as y,t as b,ut as x,yt as S}from"./libraries-CO3eaAi_.js";import{t as C}from"./csv-DYYtJE4R.js";var w=e(v(),1),T=50,E=e=>{let{kind:t,name:n,keys:r,at:i}=e??{};return typeof t==`string`&&typeof n==`string`&&typeof i==`string`&&Array.isArray(r)&&r.every(e=>typeof e==`string`)},D=(e,t)=>e.kind===t.kind&&e.name===t.name,O=(e,t)=>[t,...e.filter(e=>!D(e,t))].slice(0,T),k=h(u(`ronde-baskets`,`baskets`,E),{serialize:`ignore`}),A=S(),j=S(),M=S(),N={box:k,user:i},P=_({source:N,effect:async({box:e,user:t})=>t?e.read(t.login):[]}),F=_({source:N,effect:async({box:e,user:t},n)=>{t&&await e.change(t.login,n)}});y({clock:[A,F.done],fn:()=>void 0,target:P}),y({clock:j,fn:e=>t=>O(t,e),target:F}),y({clock:M,fn:e=>t=>t.filter(t=>!D(t,e)),target:F});var I=h([],{serialize:`ignore`}).on(P.doneData,(e,t)=>t).reset(a),L=g.ul`
  display: grid;
  gap: var(--ui-space-1);
  margin: 0;
  padding: 0;
  list-style: none;
`,R=g.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-space-2);

  > span {
    flex: 1 1 10rem;
    overflow-wrap: anywhere;
  }
`,z=g.section`
  display: grid;
  gap: var(--ui-space-2);

  & h3 {
    margin: 0;
    font-size: var(--ui-font-14);
  }

  & p {
    margin: 0;
  }
`,te=g.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: var(--ui-space-2);
`,B=e=>s(e).trim(),V=e=>[...C(e)].map(({cells:e,raw:t})=>({raw:t.trim(),cells:e.map(e=>e.trim()).filter(e=>e!==``)})),H=({key:e,label:t,columns:n,named:r})=>r??[...new Set([e,...n.map(({field:e})=>e).filter(e=>/^ref[A-Z]|^reference$/.test(e)),...t?[t]:[],...n.slice(0,1).map(({field:e})=>e)])],U=12;async function W(e,t,n,r){let i=new Map,a=performance.now()+U;for(let o of e){for(let e of t){let t=o[e];if(typeof t!=`string`&&typeof t!=`number`)continue;let r=B(String(t)),a=i.get(r);a?a.add(n(o)):r!==``&&i.set(r,new Set([n(o)]))}if(!(performance.now()<a)){if(await new Promise(e=>setTimeout(e)),r.aborted)return null;a=performance.now()+U}}return i}function G(e,t){let n=new Set,r=new Set,i=new Set;for(let{raw:a,cells:o}of e){let e=[a,...o].map(e=>t.get(B(e))),[s]=[...e.find(e=>e?.size===1)??[]];s===void 0?(e.some(e=>e!==void 0)?i:r).add(a):n.add(s)}return{keys:n,unknown:[...r],ambiguous:[...i]}}var K=b();function q({list:e,config:i,selection:a,onClose:s}){let u=t(),[h,g,_,v,y]=x([I,A,j,M,d]);(0,w.useEffect)(()=>{g()},[g]);let b=h.filter(({kind:e})=>e===i.key),[S,C]=(0,w.useState)(``),[T,E]=(0,w.useState)(``),[D,O]=(0,w.useState)(null),[k,N]=(0,w.useState)(!1),P=(0,w.useRef)(null);(0,w.useEffect)(()=>()=>P.current?.abort(),[]);let F=p(e.whole),B=(0,w.useMemo)(()=>{let t=m(F.value);return e.whole?t&&(i.rowsOf?.(t)??t):e.read.value},[F.value,e.whole,e.read.value,i]),U=(0,w.useMemo)(()=>new Map((B??[]).map(t=>[e.keyOf(t),t])),[B,e]),q=x(o),{windowed:J}=e,{question:Y}=e.read,X=async(e,t)=>{let n=[];for(let r of Y&&J?e.filter(J.knows):[]){let e=t.filter(e=>J?.takes(r,e));for(let{endpoint:t,input:i}of Y?f(Y,r,e):[])n.push(...m((await q({endpoint:t,input:i})).value)??[])}return n},Z=async t=>{let n=J?await X([i.key],t):[],r=new Map(n.map(t=>[e.keyOf(t),t]));a.add(t.flatMap(e=>{let t=r.get(e)??U.get(e);return t?[t]:[]}))},ne=async()=>{if(!B||k)return;let t=new AbortController;P.current=t,N(!0);let n=V(S),r=H(i);try{let i=await W(J?await X(r,n.flatMap(({raw:e,cells:t})=>[e,...t])):B,r,e.keyOf,t.signal);if(!i)return;let a=G(n,i);O(a),await Z([...a.keys])}catch{}finally{N(!1)}},Q=a.keys.size,$=[...D?.unknown??[],...D?.ambiguous??[]].join(`
`);return(0,K.jsx)(c,{title:u(`baskets.title`),width:640,onClose:s,footer:(0,K.jsx)(n,{tone:`primary`,onPress:s,children:u(`editor.close`)}),children:(0,K.jsxs)(ee,{children:[(0,K.jsxs)(z,{children:[(0,K.jsx)(r,{name:`references`,label:u(`baskets.paste`),help:u(`baskets.pasteHelp`),multiline:!0,autoFocus:!0,value:S,onValueChange:({value:e})=>C(e)}),(0,K.jsx)(`div`,{children:(0,K.jsx)(n,{pending:k||B===null,reason:S.trim()===``?u(`baskets.nothingPasted`):void 0,onPress:()=>void ne(),children:u(`baskets.choose`)})}),D&&(0,K.jsx)(`p`,{role:`status`,children:u(`baskets.found`,{chosen:D.keys.size,unknown:D.unknown.length,ambiguous:D.ambiguous.length})}),$!==``&&(0,K.jsxs)(K.Fragment,{children:[(0,K.jsx)(r,{name:`left`,label:u(`baskets.left`),multiline:!0,isReadOnly:!0,value:$}),(0,K.jsx)(`div`,{children:(0,K.jsx)(n,{icon:`copy`,onPress:()=>y($),children:u(`copy.text`)})})]})]}),(0,K.jsxs)(z,{children:[(0,K.jsx)(`h3`,{children:u(`baskets.kept`)}),Q>0&&(0,K.jsxs)(te,{children:[(0,K.jsx)(r,{name:`basket`,label:u(`baskets.name`,{count:Q}),value:T,onValueChange:({value:e})=>E(e)}),(0,K.jsx)(n,{reason:T.trim()===``?u(`baskets.unnamed`):void 0,onPress:()=>{_({kind:i.key,name:T.trim(),keys:[...a.keys],at:new Date().toISOString()}),E(``)},children:u(`baskets.keep`)})]}),b.length===0&&(0,K.jsx)(`p`,{children:u(`baskets.none`)}),(0,K.jsx)(L,{"aria-label":u(`baskets.kept`),children:b.map(({name:e,keys:t})=>{let r=J?t.length:t.filter(e=>U.has(e)).length;return(0,K.jsxs)(R,{children:[(0,K.jsx)(`span`,{children:u(`baskets.line`,{name:e,count:t.length,here:r})}),(0,K.jsx)(n,{size:`small`,"aria-label":u(`baskets.chooseOf`,{name:e}),reason:r===0?u(`baskets.noneHere`):void 0,onPress:()=>void Z(t).catch(()=>{}),children:u(`baskets.choose`)}),(0,K.jsx)(l,{icon:`trash`,label:u(`baskets.delete`,{name:e}),onPress:()=>v({kind:i.key,name:e})})]},e)})})]}),Q>0&&(0,K.jsx)(`p`,{role:`status`,children:u(`list.selected`,{count:Q})})]})})}export{q as BasketsDialog};
import{r as e}from"./rolldown-runtime-XKyaHtl9.js";import{t}from"./endpoints-C41Fpga4.js";import{D as n,Ot as r,P as i,h as a}from"./start-D7C81CvM.js";import{Gt as o,Yt as s,qt as c}from"./inside-Dq_ako9A.js";import{Bn as l,Bt as u,Cn as d,Hn as f,Ht as p,In as ee,Jn as te,Ln as m,Rn as h,Vt as g,Yn as ne,ar as _,ir as v,mr as y,pr as b,rr as x,zn as S}from"./list-DRwdXwa6.js";import{a as C,dt as w,t as T,ut as E}from"./libraries-CO3eaAi_.js";import{r as D}from"./change-words-rrSdGy1Z.js";var O=e(w(),1),re=C.ul`
  display: grid;
  gap: var(--ui-space-1);
  margin: 0;
  padding: 0;
  max-block-size: 60vh;
  overflow: auto;
  list-style: none;
`,k=C.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--ui-space-3);
  padding: var(--ui-space-2) var(--ui-space-3);
  border-radius: var(--ui-radius-4);
  background: var(--ui-color-surface-raised);

  & p {
    margin: 0;
    overflow-wrap: anywhere;
  }

  & p + p {
    color: var(--ui-color-text-muted);
    font-size: var(--ui-font-13);
  }
`,A=C.div`
  block-size: min(55vh, 460px);
`,j=T(),M={can:`info`,was:`neutral`,changed:`warning`,gone:`neutral`,closed:`neutral`},N=({key:e})=>e;function ie({label:e,rows:t,labelOf:r,editor:i,context:a,selection:s,onSelect:c}){let l=n(),u=p(i,a),f=(0,O.useMemo)(()=>{let e=(e,t)=>i.fields.some(({name:t})=>t===e)?u(e,t):D(t,l)||`—`,t=t=>n=>n.changes.map(i=>n.changes.length===1?e(i.champ,i[t]):`${r(i.champ)} ${e(i.champ,i[t])}`).join(` · `);return[{id:`name`,text:l(`setMany.row`),value:({name:e})=>e,share:2,isLong:!0,minWidth:140},{id:`way`,text:l(`batches.now`),value:({way:e})=>l(`batches.${e}`),cell:({way:e})=>(0,j.jsx)(o,{tone:M[e],children:l(`batches.${e}`)}),share:0,width:190},{id:`from`,text:l(`setMany.before`),value:t(`ancien`),share:2,isLong:!0,minWidth:120},{id:`to`,text:l(`setMany.after`),value:t(`nouveau`),share:2,isLong:!0,minWidth:120}]},[l,i,u,r]);return(0,j.jsx)(A,{children:(0,j.jsx)(d,{label:e,rows:t,rowKey:N,columns:f,selectionMode:`multiple`,selection:s,onSelectionChange:({selection:e})=>c(e)})})}var ae=[0,500,1e3,1500],P=7,oe=[`MODIFICATION`,`ACTIVATION`,`DESACTIVATION`];function F({action:e,editor:o,around:d,typeObjet:p,list:C,config:w,onClose:T}){let D=n(),[A,M,N]=E([u,g,l]);(0,O.useEffect)(()=>{M()},[M]);let[F]=(0,O.useState)(()=>new Date(Date.now()-P*864e5).toISOString()),se=(0,O.useMemo)(()=>p?ae.map(e=>({endpoint:t.GetList,input:{typeObjet:p,refAction:oe,dtDebut:F,skip:e,take:500}})):[],[p,F]),I=_(se),L=(0,O.useMemo)(()=>({own:(A??[]).filter(({view:e})=>e===d.view),logged:m(I.flatMap(e=>e?.value??[]))}),[A,I,d.view]),R=A!==null&&I.every(e=>e!==null&&(e.value!==null||e.error!==null)),z=C.whole??C.read.question,B=[...L.own,...L.logged].flatMap(e=>e.rows.map(({key:e})=>e)),V=_(z?.isServed?R?v(z,w.key,B):[]:z?[z]:[]),{keyOf:H}=C,U=(0,O.useMemo)(()=>{let e=V.flatMap(e=>b(e?.value)??[]);return new Map((w.rowsOf?.(e)??e).map(e=>[H(e),e]))},[V,w,H]),W=!R||V.some(e=>(e?.value??null)===null),G=(0,O.useMemo)(()=>ee(L.own,L.logged,e=>U.has(e)),[L,U]),[K,q]=(0,O.useState)(null),[J,Y]=(0,O.useState)(new Set),X=(0,O.useMemo)(()=>(K?.rows??[]).map(e=>({...e,way:S(e,U.get(e.key),o.endpoint)})),[K,U,o]),Z=X.filter(({key:e,way:t})=>t===`can`&&J.has(e)),ce=e=>{q(e),Y(new Set(e.rows.filter(e=>S(e,U.get(e.key),o.endpoint)===`can`).map(({key:e})=>e)))},le=()=>{N({place:d.view,title:D(`batches.undo`),endpoint:o.endpoint,action:e,items:Z.flatMap(e=>{let{key:t,name:n}=e,r=U.get(t);if(!r)return[];let i=x(d,h(e,r));return[{keys:[t],name:n,before:r,input:ne(o,te(o,i),i)}]}),...o.refreshes?{refreshes:o.refreshes}:{}}),T()},Q=e=>f(D,d.view,e),$=({rows:[e]})=>(e?.changes??[]).map(({champ:e})=>Q(e)).join(`, `);return(0,j.jsx)(s,{title:D(`batches.title`),width:K?960:640,onClose:T,footer:K?(0,j.jsxs)(j.Fragment,{children:[(0,j.jsx)(r,{autoFocus:!0,onPress:()=>q(null),children:D(`batches.back`)},`back`),(0,j.jsx)(r,{tone:`primary`,isDisabled:Z.length===0,onPress:le,children:D(`batches.undoRows`,{count:Z.length})},`undo`)]}):(0,j.jsx)(r,{onPress:T,children:D(`editor.close`)},`close`),children:(0,j.jsx)(y,{children:K?(0,j.jsxs)(j.Fragment,{children:[(0,j.jsx)(`p`,{children:[c(K.at,`dateTime`),K.who??D(`batches.you`),$(K)].join(` · `)}),(0,j.jsx)(ie,{label:D(`batches.rows`),rows:X,labelOf:Q,editor:o,context:d,selection:J,onSelect:Y})]}):(0,j.jsxs)(j.Fragment,{children:[W&&(0,j.jsx)(i,{kind:`bar`,label:D(`batches.reading`)}),!W&&G.length===0&&(0,j.jsx)(a,{icon:`history`,title:D(`batches.none`,{days:P}),children:D(`batches.what`)}),(0,j.jsx)(re,{"aria-label":D(`batches.title`),children:G.map(e=>(0,j.jsxs)(k,{children:[(0,j.jsxs)(`div`,{children:[(0,j.jsx)(`p`,{children:D(`batches.line`,{count:e.rows.length,fields:$(e)})}),(0,j.jsxs)(`p`,{children:[c(e.at,`dateTime`),` · `,e.who??D(`batches.you`),e.title===null?``:` · ${e.title}`]})]}),(0,j.jsx)(r,{size:`small`,"aria-label":D(`batches.showOf`,{when:c(e.at,`dateTime`)}),onPress:()=>ce(e),children:D(`batches.show`)})]},e.id))})]})})})}export{F as BatchesDialog};
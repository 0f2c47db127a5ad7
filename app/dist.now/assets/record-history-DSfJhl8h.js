import{r as e}from"./rolldown-runtime-XKyaHtl9.js";import{t}from"./endpoints-C41Fpga4.js";import{D as n,Mt as r,Nt as i,Oi as a,Ot as o,d as s,vr as c,xt as l}from"./start-D7C81CvM.js";import{t as u}from"./diff-DuObqlKS.js";import{It as d,qt as f}from"./inside-Dq_ako9A.js";import{a as p,dt as m,t as h,ut as g}from"./libraries-CO3eaAi_.js";import{Hn as _,Ht as v,gt as y,ht as b}from"./list-DRwdXwa6.js";import{r as x}from"./change-words-rrSdGy1Z.js";var S=p.div`
  min-inline-size: 0;
  container-type: inline-size;
`,C=p.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`,w=p.span`
  position: relative;
  z-index: 1;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  border: 1px solid var(--timeline-mark);
  border-radius: 50%;
  background: var(--ui-color-surface);
  color: var(--timeline-mark);

  &:empty {
    inline-size: 0.75rem;
    block-size: 0.75rem;
    margin: 0.375rem;
    border-width: 2px;
  }
`,T=p.li`
  position: relative;
  display: flex;
  gap: var(--ui-space-3);
  min-inline-size: 0;
  padding-block-end: var(--ui-space-5);

  --timeline-mark: var(--ui-color-border-control);

  &[data-tone='info'] {
    --timeline-mark: var(--ui-color-info);
  }
  &[data-tone='success'] {
    --timeline-mark: var(--ui-color-success);
  }
  &[data-tone='warning'] {
    --timeline-mark: var(--ui-color-warning);
  }
  &[data-tone='error'] {
    --timeline-mark: var(--ui-color-error);
  }

  /* The line to the next. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 0.75rem -0.75rem;
    inset-inline-start: calc(0.75rem - 1px);
    border-inline-start: 2px solid var(--ui-color-border);
  }
`,E=p.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-space-1);
  min-inline-size: 0;
`,D=p.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--ui-space-4);
  min-block-size: 1.5rem;
`,O=p.span`
  min-inline-size: 0;
  font-weight: var(--ui-weight-strong);
  line-height: 1.5rem;
  overflow-wrap: anywhere;
`,k=p.span`
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-13);
  font-variant-numeric: tabular-nums;
`,A=p.dl`
  display: grid;
  gap: var(--ui-space-1);
  margin: 0;
  font-size: var(--ui-font-13);
`,j=p.div`
  display: grid;
  grid-template-columns: minmax(6rem, 1fr) minmax(0, 4fr);
  gap: 0 var(--ui-space-3);

  > dt {
    color: var(--ui-color-text-muted);
    overflow-wrap: anywhere;
  }
  > dd {
    min-inline-size: 0;
    margin: 0;
  }

  @container (max-width: 28rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`,M=p.div`
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-13);
  overflow-wrap: anywhere;
`,N=h();function P({label:e,entries:t,isLoading:n=!1,emptyText:a,footer:o,...s}){let{t:c}=i();return(0,N.jsxs)(S,{...s,"aria-busy":n||void 0,children:[!n&&t.length===0&&(0,N.jsx)(M,{children:a??c(`timeline.empty`)}),(0,N.jsxs)(C,{"aria-label":e,children:[n&&[1,2,3].map(e=>(0,N.jsxs)(T,{children:[(0,N.jsx)(w,{}),(0,N.jsxs)(E,{children:[(0,N.jsx)(d,{width:`${30+e*19%40}%`,height:`1lh`}),(0,N.jsx)(d,{width:`10rem`,height:`1lh`})]})]},e)),!n&&t.map(({id:e,what:t,who:n,when:i,dateTime:a,icon:o,tone:s=`neutral`,changes:c,note:l})=>(0,N.jsxs)(T,{"data-tone":s,children:[(0,N.jsx)(w,{"aria-hidden":`true`,children:o&&(0,N.jsx)(r,{name:o,size:12})}),(0,N.jsxs)(E,{children:[(0,N.jsxs)(D,{children:[(0,N.jsx)(O,{children:t}),(0,N.jsxs)(k,{children:[n&&(0,N.jsxs)(N.Fragment,{children:[n,` · `]}),(0,N.jsx)(`time`,{dateTime:a,children:i})]})]}),c&&c.length>0&&(0,N.jsx)(A,{children:c.map(e=>(0,N.jsxs)(j,{children:[(0,N.jsx)(`dt`,{children:e.field}),(0,N.jsx)(`dd`,{children:(0,N.jsx)(u,{kind:e.isText?`text`:`value`,before:e.before,after:e.after})})]},e.id))}),l&&(0,N.jsx)(M,{children:l})]})]},e))]}),o]})}var F=e(m(),1),[I,L]=[50,500],R={ALERTE:`warning`,REFUS:`warning`,ERREUR:`error`};function z({of:{object:e,editor:r},record:i,place:u}){let d=n(),[p,m]=g([a,c]),[h,S]=(0,F.useState)(I),[C,w]=e,T=String(i[w]),E=b(t.GetList,{typeObjet:C,refObjet:T,take:h}),D=b(t.GetList,{typeObjet:C,refObjet:T,take:I}),O=(0,F.useMemo)(()=>({...u.at(i),parent:null,config:p,login:m?.login??``}),[i,u,p,m]),k=v(r,O),A=({champ:e},t)=>t==null||t===``?null:r.fields.some(({name:t})=>t===e)?k(e,t):x(t,d),j=e=>({id:e.champ,field:_(d,u.view,e.champ),before:A(e,e.ancien),after:A(e,e.nouveau)}),M=({idLog:e,dtLog:t,refEtat:n,refAction:r,lbAction:i,lbUser:a,message:o,changements:s})=>({id:String(e),what:[d.of(`code.${r}`,i),...n===`OK`?[]:[d.of(`code.${n}`,n)]].join(` · `),...a?{who:a}:{},when:f(t,`dateTime`),dateTime:t,tone:R[n]??`neutral`,changes:s.filter(({champ:e})=>e!==`adresse`).map(j),...o?{note:l({message:o})}:{}}),z=E.value??D.value;if(E.error&&!z)return(0,N.jsx)(s,{message:y(E,d),onRetry:E.retry});let B=z?.filter(e=>e.typeObjet===C&&e.refObjet===T)??[],V=(z?.length??0)>=h;return(0,N.jsx)(P,{label:d(`action.VoirHistorique`),entries:B.map(M),isLoading:z===null,emptyText:d(`history.empty`),footer:V&&(h<L?(0,N.jsx)(o,{tone:`quiet`,pending:E.isPending,onPress:()=>S(L),children:d(`history.more`)}):(0,N.jsx)(`p`,{children:d(`history.most`,{count:B.length})}))})}export{z as RecordHistory};